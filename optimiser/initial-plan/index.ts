export { open } from './build-initial-plan'
export { layDown } from './lay-routes'
