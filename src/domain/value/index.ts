/** Knows whether two values say the same. */
export { deepEqual } from './deep-equal'
