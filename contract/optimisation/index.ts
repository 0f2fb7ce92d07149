/** The endpoints of optimisations and of the jobs that they start. */
export {
  acceptProposal,
  cancelJob,
  followJob,
  optimiseProject,
  postRouteProblem,
  readJob,
} from './optimisation-endpoints'
export type { Accepted } from './accept-codec'
export type { BestSoFar, Job, JobState } from './job-codec'
export { jobResultCodec, type JobResult } from './job-result-codec'
export { describeLateVisit } from './late-visit-codec'
export type { OptimiseRequest } from './optimise-request-codec'
export type { Repair, UnplannedStop } from './unplanned-stop-codec'
