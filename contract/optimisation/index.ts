/** The endpoints of optimisations and of the jobs that they start. */
export {
  acceptProposal,
  cancelJob,
  followJob,
  optimiseProject,
  postRouteProblem,
  readJob,
  type OptimiseRequest,
  type Accepted,
} from './optimisation-endpoints'
export { decodeResult, jobResultCodec, type BestSoFar, type Job, type JobResult, type JobState } from './job-codec'
export { describeLateVisit } from './late-visit-codec'
export type { Repair, UnplannedStop } from './unplanned-stop-codec'
