export { canEvolve, evolve } from './evolve'
