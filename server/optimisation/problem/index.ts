/** Knows how a project becomes a problem for the solver, and how the solution becomes a proposal for the user. */
export { presentTours } from './present-tours'
export { buildProblem, keepUndrivableRoutes, type ProjectProblem, type ProblemSource } from './build-problem'
export { loadProblemSource } from './load-problem-source'
export { jobResultForProject, jobResultForProblem, type ResultContext } from '../result/job-result'
export { likelyUnplannedReason } from '../result/likely-unplanned-reason'
