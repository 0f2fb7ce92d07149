/** Knows the calls about optimising, and the jobs that they start. */
export { cancelJob, followJob, optimiseProject, postRouteProblem, readJob } from './job-calls'
export type { BestSoFar, Job, JobState } from './job'
export { jobResult, type JobResult } from './job-result'
export { lateOf } from './late'
export type { OptimiseAsk } from './optimise-ask'
export type { Repair, Unplanned } from './unplanned'
