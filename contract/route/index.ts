/** Responsible for the endpoints of routes, their carriers and drivers. */
export {
  changeRouteDriver,
  changeStopDriver,
  listExternalRoutes,
  recalculateRoute,
  recalculateAllRoutes,
  deleteRoute,
  readStreetTile,
  type StopMove,
  type DriverChangeRequest,
} from './route-endpoints'
export { decodeRoute, encodeRoute, routeCodec } from './route-codec'
export { figureSourceCodec, roadSourceCodec } from './figure-source-codec'
export { routeSchema, routeExample } from './route-schema'
