export { type Route } from './route'
export { STEP } from './step'
