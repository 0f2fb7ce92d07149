/** Responsible for comparing values and caching results by object. */
export { deepEqual } from './deep-equal'
export { memoizeWeak } from './memoize-weak'
