import { decodeRoute, encodeRoute, type Route } from '../../src/domain/route'
import { codecOf, type Shape } from '../shape'
import { routeExample } from './route-example'
import { routeSchema } from './route-schema'

/** Both fields of the driver are always written, as null where there is no driver. */
const encodeRoute = (route: Route): unknown => ({ driver_id: null, driver_name: null, ...encodeRoute(route) })

export const routeCodec: Shape<Route> = {
  codec: codecOf('Route', (value) => decodeRoute(value, 0), encodeRoute),
  schema: routeSchema,
  example: routeExample,
}
