import * as O from 'fp-ts/Option'
import { routeAt, type Plan } from '../plan'
import type { Route } from '../route'
import type { Deed } from './change-summary'

/** A route that got another driver, or was worked out again by whoever knows the roads. */
export const deedOfRoute = (before: Plan, after: Plan, index: number): Deed => {
  const earlier = O.toUndefined(routeAt(before, index))
  const later = O.toUndefined(routeAt(after, index))
  const route = index + 1
  return driverOf(earlier) === driverOf(later) && earlier?.driverId === later?.driverId
    ? { deed: 'route recalculated', route }
    : { deed: 'driver changed', route, from: driverOf(earlier), to: driverOf(later) }
}

const driverOf = (route: Route | undefined): string | undefined => route?.driverName ?? route?.driverId
