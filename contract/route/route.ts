import { readRoute, writeRoute, type Route } from '../../src/domain/route'
import { codecOf, type Shape } from '../shape'
import { routeExample } from './route-example'
import { routeSchema } from './route-schema'

/** Who drives is said even where nobody does. */
const write = (one: Route): unknown => ({ driver_id: null, driver_name: null, ...writeRoute(one) })

export const route: Shape<Route> = {
  codec: codecOf('Route', (value) => readRoute(value, 0), write),
  schema: routeSchema,
  example: routeExample,
}
