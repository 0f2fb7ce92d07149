import type { JobFile } from './record-of-job'

/** A job that somebody is at work on: its record, which attempt it is, and whether it is called off. */
export type InHand = { readonly file: JobFile; readonly attempt: number; readonly signal: AbortSignal }
