/** Makes a problem for the solver of a project, and finds which routes stay out of it. */
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
