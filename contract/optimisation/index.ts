/** Responsible for the endpoints of optimisations and of the jobs that they start. */
export {
  acceptProposal,
  cancelJob,
  followJob,
  optimiseProject,
  postRouteProblem,
  readJob,
} from './optimisation-endpoints'
export { decodeResult, jobResultCodec, describeLateVisit } from './job-codec'
