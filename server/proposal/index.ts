/** Knows how a project becomes a problem for the solver, and how the solution becomes a proposal for the user. */
export { presentTours } from './present-tours'
export { problemForProject, type ProjectProblem, type Situation } from './problem-for-project'
export { resultOf, resultOfProblem } from './result-of'
export { whyItSeems } from './why-it-seems'
