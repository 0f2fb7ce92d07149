/** Responsible for turning a project into a problem for the solver, and the solution into a proposal. */
export { presentTours } from './keep-routes'
export {
  buildProblem,
  keepUndrivableRoutes,
  placeLimitRefusal,
  placesOf,
  type ProjectProblem,
  type ProblemSource,
} from './build-problem'
export { loadProblemSource } from './load-problem-source'
export { jobResultForProject, jobResultForProblem, type ResultContext } from '../result/job-result'
export { likelyUnplannedReason } from '../result/likely-unplanned-reason'
