/** Knows what one can do with routes as a whole, and with who drives them. */
export { changeRouteDriver } from './change-route-driver'
export { changeStopDriver } from './change-stop-driver'
export { recalculateRoute } from './recalculate-route'
export type { RouteFacade } from './route-facade'
export type { RouteGateway, StopHandover } from './route-gateway'
