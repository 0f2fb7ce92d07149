/** What was answered to a request that carried an Idempotency-Key. */
export type AnswerRecord = {
  /** hash of what was asked */
  readonly request: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type AnswerRecords = {
  readonly find: (key: string) => Promise<AnswerRecord | undefined>
  /** at: ISO, in UTC */
  readonly keep: (key: string, answer: AnswerRecord, at: string) => Promise<void>
  /** those kept before */
  readonly forget: (before: string) => Promise<void>
}
