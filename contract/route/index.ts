/** Responsible for the endpoints of routes, their carriers and drivers. */
export { changeRouteDriver, changeStopDriver, listExternalRoutes, recalculateRoute } from './route-endpoints'
export { decodeRoute, encodeRoute, routeCodec } from './route-codec'
export { routeSchema } from './route-schema'
export { routeExample } from './route-example'
export type { DriverChange } from './driver-change-codec'
export type { StopMove } from './stop-move-codec'
