export { type Child } from './child'
export { exchange } from './cross-over'
