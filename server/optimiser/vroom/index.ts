/** Knows VROOM: how it is asked, how its answers read, and what it cannot do. */
export { vroomOptimiser } from './vroom-optimiser'
