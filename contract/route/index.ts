/** Knows the calls about routes, their carriers and drivers. */
export { changeRouteDriver, changeStopDriver, listExternalRoutes, recalculateRoute } from './route-calls'
export { route } from './route'
export { routeSchema } from './route-schema'
export { routeExample } from './route-example'
export type { DriverChange } from './driver-change'
export type { StopMove } from './stop-move'
