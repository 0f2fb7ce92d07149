export { open } from './open'
