/** An API key, of which only the hash is stored: nobody can sign in with that. */
export type KeyRecord = {
  readonly hash: string
  readonly userId: string
  /** ISO, in UTC, so that moments compare as texts */
  readonly endsAt: string
}

export type KeyFound = { readonly userId: string; readonly username: string; readonly endsAt: string }

export type KeyRecords = {
  readonly add: (key: KeyRecord) => Promise<void>
  /** finds ended keys too: the caller compares with the present time */
  readonly find: (hash: string) => Promise<KeyFound | undefined>
  readonly remove: (hash: string) => Promise<void>
  readonly removeOfUser: (userId: string) => Promise<void>
  /** deletes all keys of a user but those that end last */
  readonly keepNewest: (userId: string, most: number) => Promise<void>
  /** deletes keys that ended before this moment */
  readonly forgetEnded: (before: string) => Promise<void>
}
