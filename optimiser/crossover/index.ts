export { type Child } from './child'
export { crossOver } from './cross-over'
