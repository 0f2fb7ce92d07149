import type { Coordinates } from '../address'

/** §3: the current user. */
export type User = {
  readonly apiKey: string
  readonly accountId: string | undefined
  readonly username: string | undefined
  readonly organisationId: string | undefined
  readonly organisationName: string | undefined
  /** the organisation's headquarters */
  readonly coordinates: Coordinates | undefined
}

/** An answer need not repeat the name that opened the door; §2 always shows one. */
export const withUsername = (user: User, username: string): User =>
  user.username === undefined ? { ...user, username } : user
