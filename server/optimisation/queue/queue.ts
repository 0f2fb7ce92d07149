import type { JobId, OrganisationId } from '../../storage'

/** Why work on a job is aborted: a user cancelled it, the server closes, or another process has it now. */
export type AbortReason = 'cancelled' | 'closing' | 'lost'

/**
 * Runs a job to its end, or until the signal is aborted with one of these reasons. If it rejects, the job is run again.
 */
export type RunJob = (organisation: OrganisationId, id: JobId, signal: AbortSignal) => Promise<void>

/**
 * Decides when which process runs which job; a job runs in one process at a time. The queue may lose or repeat a job:
 * `RunJob` then follows the stored record. So `submit` and `cancel` are called after the record is stored.
 */
export type Queue = {
  readonly submit: (organisation: OrganisationId, id: JobId) => Promise<void>
  /** tells the process that runs the job, wherever that is */
  readonly cancel: (organisation: OrganisationId, id: JobId) => Promise<void>
  /** begins to run jobs, first those that were left unfinished */
  readonly startWorking: (runJob: RunJob) => Promise<void>
  /** the number of processes that run jobs, here or elsewhere */
  readonly countWorkers: () => Promise<number>
  /** resolves once the running jobs are aborted and put back */
  readonly close: () => Promise<void>
}
