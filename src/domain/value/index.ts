/** Responsible for comparing values, pairing the items of a list, caching results by object, and work in steps. */
export { consecutivePairs } from './consecutive-pairs'
export { deepEqual } from './deep-equal'
export { memoizeWeak } from './memoize-weak'
export { runAtOnce, type Steps } from './steps'
