/** Knows VROOM: how to ask it, how to read its answers, and what it cannot do. */
export { vroomOptimiser } from './vroom-solver'
