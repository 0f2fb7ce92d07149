/** Knows whether two values say the same. */
export { alike } from './deep-equal'
