/** The answer to a request with an Idempotency-Key. */
export type AnswerRecord = {
  /** the hash of the request */
  readonly request: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type AnswerRecords = {
  readonly find: (key: string) => Promise<AnswerRecord | undefined>
  /** `timestamp` is an ISO date-time in UTC */
  readonly add: (key: string, answer: AnswerRecord, timestamp: string) => Promise<void>
  /** deletes answers that were stored before this time */
  readonly deleteBefore: (before: string) => Promise<void>
}
