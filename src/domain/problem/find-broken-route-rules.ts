import { activitiesOf, isReload, loadChangesOf, secondsIntoRouteDay, missedSlots, type Route } from '../route'
import type { BrokenRouteRule } from './broken-rule'
import { findBrokenHoursRules, findBrokenLoadRules, findBrokenTripRules, type Limits } from './limits'
import type { StopLookup } from '../stop'

/**
 * The rules of the solver that a route of a plan breaks; nothing is refused. An unknown time, stop or driver breaks no
 * rule.
 */
export const findBrokenRouteRules = (
  route: Route,
  stopOf: StopLookup,
  limits: Limits | undefined,
): ReadonlyArray<BrokenRouteRule> => [
  ...missedSlots(route, stopOf).map(({ id, kind, seconds }): BrokenRouteRule => ({ kind, stop: id, by: seconds })),
  ...(limits === undefined
    ? []
    : [
        ...findBrokenLoadRules(limits, loadChangesOf(route, stopOf)),
        ...brokenHoursRulesOf(route, limits),
        ...findBrokenTripRules(limits, route.visits.filter(isReload).length),
      ]),
]

const brokenHoursRulesOf = (route: Route, limits: Limits): ReadonlyArray<BrokenRouteRule> => {
  const toSeconds = secondsIntoRouteDay(route)
  let first = Infinity
  let last = -Infinity
  for (const { arrival, departure } of activitiesOf(route))
    for (const time of [toSeconds(arrival), toSeconds(departure)]) {
      first = Math.min(first, time ?? first)
      last = Math.max(last, time ?? last)
    }
  return findBrokenHoursRules(limits, first, last)
}
