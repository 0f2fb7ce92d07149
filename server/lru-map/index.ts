/** Responsible for a map of the newest entries, and for elapsed time by a clock that may be put back. */
export { lruMap, elapsedMs } from './lru-map'
