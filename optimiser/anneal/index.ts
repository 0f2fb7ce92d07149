export { anneal, WHOLE } from './anneal'
export { adopt, layoutOf } from './layout-of'
export { backToBest, keepAll } from './step'
