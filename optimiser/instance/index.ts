export { type Facts } from './instance'
export { factsOf } from './build-instance'
export { akinOf, nearestOf, type Nearest } from './neighbours'
