import type { JobUpdates } from './job-updates'

/** A job that is being done: its record, the number of this attempt, and the signal that breaks it off. */
export type ClaimedJob = { readonly updates: JobUpdates; readonly attempt: number; readonly signal: AbortSignal }
