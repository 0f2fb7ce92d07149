/** Responsible for the endpoints of routes, their carriers and drivers. */
export {
  changeRouteDriver,
  changeStopDriver,
  listExternalRoutes,
  recalculateRoute,
  type StopMove,
  type DriverChange,
} from './route-endpoints'
export { deleteRoute } from './route-edit-endpoints'
export { decodeRoute, encodeRoute, routeCodec } from './route-codec'
export { routeSchema, routeExample } from './route-schema'
