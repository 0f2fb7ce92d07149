export { anneal, WHOLE } from './anneal'
export { adopt, layoutOf } from './adopt-layout'
export { backToBest, keepAll } from './anneal-step'
