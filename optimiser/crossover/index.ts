/** Responsible for crossover: two children that each have routes of both parents. */
export { crossOver, type Child } from './cross-over'
export { assignVehicles } from './assign-vehicles'
