import { decodeRoute, encodeRoute, type Route } from '../../src/domain/route'
import { codecOf, type Shape } from '../shape'
import { routeExample } from './route-example'
import { routeSchema } from './route-schema'

/** Both driver fields are always written: null means no driver. */
const encodeWithDriver = (route: Route): unknown => ({ driver_id: null, driver_name: null, ...encodeRoute(route) })

export const routeCodec: Shape<Route> = {
  codec: codecOf('Route', (value) => decodeRoute(value, 0), encodeWithDriver),
  schema: routeSchema,
  example: routeExample,
}
