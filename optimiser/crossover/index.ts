/** Responsible for crossover: two children that each have routes of both parents. */
export { assignVehicles, crossOver, type Child } from './cross-over'
