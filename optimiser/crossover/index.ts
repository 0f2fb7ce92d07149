export { crossOver, type Child } from './cross-over'
