export { anneal, WHOLE_BUDGET } from './anneal'
export { adoptRouteLists, routeListsOf } from './adopt-route-lists'
export { backToBest, acceptAll } from './anneal-step'
