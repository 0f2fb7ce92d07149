/** Responsible for the actions on a whole route, and on its driver. */
export { routeActions, type RouteFacade } from './route-actions'
export type { RouteGateway, StopDriverChange } from './route-gateway'
