import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import type { UserRole } from '../user'

export type User = {
  readonly apiKey: string
  readonly accountId: string | undefined
  readonly username: string | undefined
  /** unknown of a session from before there were roles, whose user is an administrator */
  readonly role: UserRole | undefined
  readonly organisationId: string | undefined
  readonly organisationName: string | undefined
  /** the organisation's headquarters */
  readonly coordinates: Coordinates | undefined
}

/** §2 always shows a name; the log-in answer may leave it out. */
export const withUsername = (user: User, username: string): User =>
  user.username === undefined ? { ...user, username } : user

/** Which user is signed in, if any (§6). */
export type Session = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly user: User }

export const signedOut: Session = { kind: 'signed-out' }

export const sessionOf: (user: O.Option<User>) => Session = O.match(
  () => signedOut,
  (user): Session => ({ kind: 'signed-in', user }),
)

/** §6: the key of every call; undefined when signed out. */
export const apiKeyOf = (session: Session): string | undefined =>
  session.kind === 'signed-in' ? session.user.apiKey : undefined
