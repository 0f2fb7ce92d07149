import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { visitedBy, type Plan } from '../plan'
import { routeNumberOf } from '../route'
import { stopIn, type StopFacts, type StopId } from '../stop'
import type { Deed, RoutePlace } from './change-summary'
import { deedOfPlan } from './summarise-plan-change'

/** What became of a stop from one state of the plan to the next. */
export const deedOfStop = (before: Plan, after: Plan, id: StopId): Deed => {
  const earlier = stopIn(before.stops, id)
  const later = stopIn(after.stops, id)
  const stop = nameOfStop(later ?? earlier, id)
  if (earlier === undefined && later !== undefined) return { deed: 'stop added', stop }
  if (earlier !== undefined && later === undefined) return { deed: 'stop removed', stop }
  return (
    placesTurned(stop, placeOnRoute(before, id), placeOnRoute(after, id)) ?? deedOfPlan('plan saved', before, after)
  )
}

const placesTurned = (stop: string, from: RoutePlace | undefined, to: RoutePlace | undefined): Deed | undefined => {
  if (from === undefined) return to && { deed: 'stop planned', stop, to }
  if (to === undefined) return { deed: 'stop unplanned', stop, from }
  if (from.route !== to.route) return { deed: 'stop moved', stop, from, to }
  return from.place === to.place ? undefined : { deed: 'stop renumbered', stop, from, to }
}

const placeOnRoute = (plan: Plan, id: StopId): RoutePlace | undefined =>
  pipe(
    visitedBy(plan, id),
    O.map(({ route, visit }): RoutePlace => ({ route: routeNumberOf(route), place: route.visits.indexOf(visit) + 1 })),
    O.toUndefined,
  )

export const nameOfStop = (stop: StopFacts | undefined, id: StopId): string =>
  [stop?.customerName, stop?.addressSummary].find((said) => said !== undefined && said.trim() !== '') ?? `Stop ${id}`
