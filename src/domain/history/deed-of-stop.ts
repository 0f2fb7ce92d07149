import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { stopOf, visitedBy, type Plan } from '../plan'
import { routeNumberOf } from '../route'
import type { StopFacts, StopId } from '../stop'
import type { Deed, Spot } from './deed'
import { deedOfPlan } from './deed-of-plan'

/** What became of a stop from one state of the plan to the next. */
export const deedOfStop = (before: Plan, after: Plan, id: StopId): Deed => {
  const earlier = O.toUndefined(stopOf(before, id))
  const later = O.toUndefined(stopOf(after, id))
  const stop = nameOfStop(later ?? earlier, id)
  if (earlier === undefined && later !== undefined) return { deed: 'stop added', stop }
  if (earlier !== undefined && later === undefined) return { deed: 'stop removed', stop }
  return spotsTurned(stop, spotOf(before, id), spotOf(after, id)) ?? deedOfPlan('plan saved', before, after)
}

const spotsTurned = (stop: string, from: Spot | undefined, to: Spot | undefined): Deed | undefined => {
  if (from === undefined) return to && { deed: 'stop planned', stop, to }
  if (to === undefined) return { deed: 'stop unplanned', stop, from }
  if (from.route !== to.route) return { deed: 'stop moved', stop, from, to }
  return from.place === to.place ? undefined : { deed: 'stop renumbered', stop, from, to }
}

const spotOf = (plan: Plan, id: StopId): Spot | undefined =>
  pipe(
    visitedBy(plan, id),
    O.map(({ route, visit }): Spot => ({ route: routeNumberOf(route), place: route.visits.indexOf(visit) + 1 })),
    O.toUndefined,
  )

export const nameOfStop = (stop: StopFacts | undefined, id: StopId): string =>
  [stop?.customerName, stop?.addressSummary].find((said) => said !== undefined && said.trim() !== '') ?? `Stop ${id}`
