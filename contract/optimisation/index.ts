/** Knows the calls about optimising, and the jobs that they start. */
export { cancelJob, followJob, optimiseProject, postRouteProblem, readJob } from './optimisation-endpoints'
export type { BestSoFar, Job, JobState } from './job-codec'
export { jobResult, type JobResult } from './job-result-codec'
export { lateOf } from './late-visit-codec'
export type { OptimiseAsk } from './optimise-request-codec'
export type { Repair, Unplanned } from './unplanned-stop-codec'
