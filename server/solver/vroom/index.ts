/** Responsible for the adapter of VROOM: its requests, its answers, and the problems that it cannot solve. */
export { vroomSolver } from './vroom-solver'
