export { open } from './open'
export { layDown } from './lay-down'
