import * as O from 'fp-ts/Option'
import { routeAt, type Plan } from '../plan'
import type { Route } from '../route'
import type { ChangeSummary } from './change-summary'

/** A route that got another driver, or was worked out again by whoever knows the roads. */
export const summariseRouteChange = (before: Plan, after: Plan, index: number): ChangeSummary => {
  const earlier = O.toUndefined(routeAt(before, index))
  const later = O.toUndefined(routeAt(after, index))
  const route = index + 1
  return driverLabelOf(earlier) === driverLabelOf(later) && earlier?.driverId === later?.driverId
    ? { kind: 'route recalculated', route }
    : { kind: 'driver changed', route, from: driverLabelOf(earlier), to: driverLabelOf(later) }
}

const driverLabelOf = (route: Route | undefined): string | undefined => route?.driverName ?? route?.driverId
