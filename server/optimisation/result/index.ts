/** Responsible for the proposal of a plan, and for why stops are on no route. */
export { jobResultForProject, jobResultForProblem, type ResultContext } from './job-result'
export { likelyUnplannedReason } from './likely-unplanned-reason'
