import type { JobId, OrganisationId } from '../storage'

/** Why work on a job is broken off: somebody asked for it, the server closes, or somebody else has taken it over. */
export type BrokenOff = 'cancelled' | 'closing' | 'lost'

/** Does a job, to its end or until the signal says why not, in one of the words above. Rejected, it is to be done again. */
export type RunJob = (organisation: OrganisationId, id: JobId, signal: AbortSignal) => Promise<void>

/**
 * Who does which job when, each at one place at a time. What is true of a job is in its record: the queue may forget or
 * double a job, and who runs it finds out there. A job is submitted, or cancelled, once its record says so for good.
 */
export type Queue = {
  readonly submit: (organisation: OrganisationId, id: JobId) => Promise<void>
  /** word to whoever is at work on it, wherever that is */
  readonly cancel: (organisation: OrganisationId, id: JobId) => Promise<void>
  /** begins with what was left unfinished before */
  readonly work: (run: RunJob) => Promise<void>
  /** how many processes work, here or elsewhere */
  readonly workers: () => Promise<number>
  /** once work that was begun has been put back */
  readonly close: () => Promise<void>
}
