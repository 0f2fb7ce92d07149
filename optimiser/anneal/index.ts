export { anneal, WHOLE } from './anneal'
export { backToBest, keepAll } from './step'
