import { availableParallelism } from 'node:os'

/** How many jobs a process runs at the same time. */
export type JobLimits = {
  readonly maxRunningJobs: number
  /** how many more may run, each of an organisation without a running job or, from a shared database, left by its worker */
  readonly extraJobs: number
}

/** One job per processor: the threads of the solver have a lower priority than requests. */
export const jobLimits: JobLimits = {
  maxRunningJobs: availableParallelism(),
  // So that no organisation waits until the long jobs of another are done.
  extraJobs: 2,
}
