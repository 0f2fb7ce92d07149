/** Responsible for the endpoints of optimisations and of the jobs that they start. */
export {
  acceptProposal,
  cancelJob,
  followJob,
  optimiseProject,
  postRouteProblem,
  readJob,
} from './optimisation-endpoints'
export { decodeResult, jobResultCodec } from './job-codec'
export { describeLateVisit } from './late-visit-codec'
