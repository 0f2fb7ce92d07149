export { anneal, WHOLE_BUDGET } from './anneal'
export { adoptRouteLists, routeListsOf } from './periodic-descent'
export { backToBest, acceptAll } from './anneal-step'
