/** An API key, by its hash: nobody can sign in with what is kept here. */
export type KeyRecord = {
  readonly hash: string
  readonly userId: string
  /** ISO, in UTC, so that moments compare as texts */
  readonly endsAt: string
}

export type KeyFound = { readonly userId: string; readonly username: string; readonly endsAt: string }

export type KeyRecords = {
  readonly add: (key: KeyRecord) => Promise<void>
  /** ended or not: whoever asks knows what time it is */
  readonly find: (hash: string) => Promise<KeyFound | undefined>
  readonly remove: (hash: string) => Promise<void>
  readonly removeOfUser: (userId: string) => Promise<void>
  /** leaves a user so many keys: those that end last */
  readonly keepNewest: (userId: string, most: number) => Promise<void>
  /** those that ended before */
  readonly forgetEnded: (before: string) => Promise<void>
}
