export { anneal, WHOLE_BUDGET } from './anneal'
export { adoptLayout, layoutOf } from './adopt-layout'
export { backToBest, acceptAll } from './anneal-step'
