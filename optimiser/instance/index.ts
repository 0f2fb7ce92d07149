export { type Instance } from './instance'
export { buildInstance } from './build-instance'
export { findRelated, findNearest, type Neighbours } from './neighbours'
