/** Responsible for the genetic search: generations of plans, made by crossover and descent. */
export { canEvolve, evolve } from './evolve'
