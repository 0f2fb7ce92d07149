/** Knows how the newest things are kept, and how long ago something was by a clock that may be put back. */
export { passed } from './elapsed-ms'
export { recentOf } from './lru-map'
