/** Knows how the newest things are kept, and how long ago something was by a clock that may be put back. */
export { elapsedMs } from './elapsed-ms'
export { lruMap } from './lru-map'
