/** Responsible for the instance: a problem as flat arrays, with what follows from it. */
export { type Instance } from './instance'
export { buildInstance } from './build-instance'
export { findRelated, findNearest, type Neighbours } from './neighbours'
