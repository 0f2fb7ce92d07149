import { activitiesOf, routeClockOf, missedSlots, type Route } from '../route'
import type { Warning } from './violation'
import { hoursWarnings, loadWarnings, type Limits } from './limits'
import type { StopLookup } from '../stop'

/**
 * Warns where a route of a plan breaks a rule of the solver; nothing is refused. An unknown time, stop or driver causes
 * no warning.
 */
export const findRouteWarnings = (
  route: Route,
  stopOf: StopLookup,
  limits: Limits | undefined,
): ReadonlyArray<Warning> => [
  ...missedSlots(route, stopOf).map(({ id, kind, seconds }): Warning => ({ kind, stop: id, by: seconds })),
  ...(limits === undefined ? [] : [...overloadWarnings(route, stopOf, limits), ...overtimeWarnings(route, limits)]),
]

const overloadWarnings = (route: Route, stopOf: StopLookup, limits: Limits): ReadonlyArray<Warning> =>
  loadWarnings(
    limits,
    route.visits.flatMap((visit) => stopOf(visit.id)?.facts ?? []),
  )

const overtimeWarnings = (route: Route, limits: Limits): ReadonlyArray<Warning> => {
  const clock = routeClockOf(route)
  let first = Infinity
  let last = -Infinity
  for (const { arrival, departure } of activitiesOf(route))
    for (const time of [clock(arrival), clock(departure)]) {
      first = Math.min(first, time ?? first)
      last = Math.max(last, time ?? last)
    }
  return hoursWarnings(limits, first, last)
}
