/** Knows what one can do with routes as a whole, and with who drives them. */
export { routeActions, type RouteFacade } from './route-actions'
export type { RouteGateway, StopHandover } from './route-gateway'
