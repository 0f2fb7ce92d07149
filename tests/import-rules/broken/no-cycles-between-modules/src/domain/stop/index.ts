export { type Stop } from './stop'
