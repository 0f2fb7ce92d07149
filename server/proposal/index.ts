/** Knows what of a project is to be solved, and what is proposed to whoever asked. */
export { presentTours } from './present-tours'
export { problemForProject, type ProjectProblem, type Situation } from './problem-for-project'
export { resultOf, resultOfProblem } from './result-of'
export { whyItSeems } from './why-it-seems'
