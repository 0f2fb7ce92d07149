/** An API key, stored only as its hash, which cannot be used to sign in. */
export type KeyRecord = {
  readonly hash: string
  readonly userId: string
  /** an ISO date-time in UTC, so that times compare as text */
  readonly endsAt: string
}

export type KeyWithUser = { readonly userId: string; readonly username: string; readonly endsAt: string }

export type KeyRecords = {
  readonly add: (key: KeyRecord) => Promise<void>
  /** also finds ended keys: the caller compares with the current time */
  readonly find: (hash: string) => Promise<KeyWithUser | undefined>
  readonly remove: (hash: string) => Promise<void>
  readonly removeOfUser: (userId: string) => Promise<void>
  /** deletes all keys of a user but those that end last */
  readonly removeAllButNewest: (userId: string, keptCount: number) => Promise<void>
  /** deletes keys that ended before this time */
  readonly deleteExpiredBefore: (before: string) => Promise<void>
}
