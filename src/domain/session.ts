/** Responsible for the session: the user, the credentials, and what logging out clears. */
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Coordinates } from './address'
import type { UserRole } from './user'

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

export type Credentials = { readonly username: string; readonly password: string }
export type CredentialsField = keyof Credentials

export type CredentialsRefusal = {
  readonly kind: 'credentials-refused'
  readonly missing: ReadonlyArray<CredentialsField>
}

/** §5: both are required. The name is trimmed; a password may have spaces. */
export const credentialsOf = (username: string, password: string): E.Either<CredentialsRefusal, Credentials> => {
  const credentials = { username: username.trim(), password }
  const missing = (['username', 'password'] as const).filter((field) => credentials[field] === '')
  return missing.length === 0 ? E.right(credentials) : E.left({ kind: 'credentials-refused', missing })
}

/** What a browser keeps while its user is at a sign-in service, so that nobody else's answer is taken. */
export type OpenIdSecrets = { readonly verifier: string; readonly state: string; readonly nonce: string }

/** `address`: where the browser goes to sign in. */
export type OpenIdRequest = { readonly address: string; readonly secrets: OpenIdSecrets }

/** `address`: the one at which the browser came back from the service. */
export type OpenIdAnswer = { readonly address: string; readonly secrets: OpenIdSecrets }

/** A key of the user: of a session, or made for a program. */
export type AccountKey = {
  readonly id: string
  readonly kind: 'session' | 'program'
  /** the browser of a session, such as `Firefox on Windows`, or the name of a program */
  readonly name: string
  /** unknown of a session from before an upgrade, as are the following */
  readonly madeAt: string | undefined
  readonly lastUsedAt: string | undefined
  /** the IP address that last used it */
  readonly address: string | undefined
  /** whether it is the key of this session */
  readonly isCurrent: boolean
}

/** A new key for a program, whose text the server never tells again. */
export type ProgramKey = { readonly apiKey: string; readonly key: AccountKey }

/** The last characters distinguish two keys; of a short key they would reveal too much. */
const VISIBLE_LENGTH = 4
const MIN_LENGTH = 16

/** Hides an API key except its last characters; a short key is hidden altogether. */
export const maskApiKey = (key: string): string => {
  const visible = key.length >= MIN_LENGTH ? key.slice(-VISIBLE_LENGTH) : ''
  return '•'.repeat(key.length - visible.length) + visible
}

/** §3: the browser's caches of the open project. */
export const cacheNames = ['project', 'stops', 'externalRoutes', 'stopsDocument'] as const
export type CacheName = (typeof cacheNames)[number]

/** The cookies of the application (§3). */
export const cookieNames = [
  'projectId',
  'projectName',
  'mapSettings',
  'routeIndexForScrolling',
  'onlyShowPlannedStops',
  'focusedRouteDay',
] as const
export type CookieName = (typeof cookieNames)[number]

export type ClearedData = {
  readonly user: boolean
  readonly caches: ReadonlyArray<CacheName>
  readonly cookies: ReadonlyArray<CookieName>
}

/** §4: the stored user, every cache and every cookie. */
export const clearedOnLogOut: ClearedData = { user: true, caches: cacheNames, cookies: cookieNames }
