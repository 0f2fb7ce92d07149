/** The adapter for VROOM: its requests, its answers, and what it cannot do. */
export { vroomSolver } from './vroom-solver'
