export { type Facts } from './facts'
export { factsOf } from './facts-of'
export { akinOf, nearestOf, type Nearest } from './nearest'
