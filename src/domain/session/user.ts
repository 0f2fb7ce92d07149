import type { Coordinates } from '../address'

export type User = {
  readonly apiKey: string
  readonly accountId: string | undefined
  readonly username: string | undefined
  readonly organisationId: string | undefined
  readonly organisationName: string | undefined
  /** the organisation's headquarters */
  readonly coordinates: Coordinates | undefined
}

/** §2 always shows a name; the log-in answer may leave it out. */
export const withUsername = (user: User, username: string): User =>
  user.username === undefined ? { ...user, username } : user
