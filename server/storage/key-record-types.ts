/** An API key, of which only the hash is stored: nobody can sign in with that. */
export type KeyRecord = {
  readonly hash: string
  readonly userId: string
  /** ISO, in UTC, so that moments compare as texts */
  readonly endsAt: string
}

export type KeyWithUser = { readonly userId: string; readonly username: string; readonly endsAt: string }

export type KeyRecords = {
  readonly add: (key: KeyRecord) => Promise<void>
  /** finds ended keys too: the caller compares with the present time */
  readonly find: (hash: string) => Promise<KeyWithUser | undefined>
  readonly remove: (hash: string) => Promise<void>
  readonly removeOfUser: (userId: string) => Promise<void>
  /** deletes all keys of a user but those that end last */
  readonly removeAllButNewest: (userId: string, max: number) => Promise<void>
  /** deletes keys that ended before this moment */
  readonly deleteExpiredBefore: (before: string) => Promise<void>
}
