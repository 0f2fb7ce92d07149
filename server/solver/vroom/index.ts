/** Knows VROOM: how to ask it, how to read its answers, and what it cannot do. */
export { vroomSolver } from './vroom-solver'
