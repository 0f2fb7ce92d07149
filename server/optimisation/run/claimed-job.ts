import type { JobUpdates } from './job-updates'

/** A job that is being done: its record, the number of this attempt, and the signal that aborts it. */
export type ClaimedJob = { readonly updates: JobUpdates; readonly attempt: number; readonly signal: AbortSignal }
