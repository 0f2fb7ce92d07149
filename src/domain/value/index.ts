/** Responsible for comparing values, pairing the items of a list, and caching results by object. */
export { consecutivePairs } from './consecutive-pairs'
export { deepEqual } from './deep-equal'
export { memoizeWeak } from './memoize-weak'
