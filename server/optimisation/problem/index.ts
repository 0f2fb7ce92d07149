/** Responsible for the problem that the solver gets of a project, and for which routes stay out of it. */
export { currentToursOf } from './keep-routes'
export {
  buildProblem,
  keepUndrivableRoutes,
  placeLimitRefusal,
  placesOf,
  type ProjectProblem,
  type ProblemSource,
} from './build-problem'
export { loadProblemSource } from './load-problem-source'
