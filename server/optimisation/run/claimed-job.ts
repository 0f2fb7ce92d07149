import type { JobFile } from './job-updates'

/** A job that is being done: its record, the number of this attempt, and the signal that breaks it off. */
export type InHand = { readonly file: JobFile; readonly attempt: number; readonly signal: AbortSignal }
