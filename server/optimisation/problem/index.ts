/** Knows how a project becomes a problem for the solver, and how the solution becomes a proposal for the user. */
export { presentTours } from './present-tours'
export { problemForProject, type ProjectProblem, type Situation } from './build-problem'
export { resultOf, resultOfProblem } from '../result/job-result'
export { whyItSeems } from '../result/likely-unplanned-reason'
