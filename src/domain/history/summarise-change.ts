import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { findVisit, type Plan } from '../plan'
import { routeNumberOf } from '../route'
import { getStop, type StopFacts, type StopId } from '../stop'
import type { ChangeSummary, RoutePosition } from './change-summary'
import { summarisePlanChange } from './summarise-plan-change'

/** What became of a stop from one state of the plan to the next. */
export const summariseStopChange = (before: Plan, after: Plan, id: StopId): ChangeSummary => {
  const earlier = getStop(before.stops, id)
  const later = getStop(after.stops, id)
  const stop = summaryNameOf(later ?? earlier, id)
  if (earlier === undefined && later !== undefined) return { kind: 'stop added', stop }
  if (earlier !== undefined && later === undefined) return { kind: 'stop removed', stop }
  return (
    summarisePositions(stop, routePositionOf(before, id), routePositionOf(after, id)) ??
    summarisePlanChange('plan saved', before, after)
  )
}

const summarisePositions = (
  stop: string,
  from: RoutePosition | undefined,
  to: RoutePosition | undefined,
): ChangeSummary | undefined => {
  if (from === undefined) return to && { kind: 'stop planned', stop, to }
  if (to === undefined) return { kind: 'stop unplanned', stop, from }
  if (from.route !== to.route) return { kind: 'stop moved', stop, from, to }
  return from.position === to.position ? undefined : { kind: 'stop renumbered', stop, from, to }
}

const routePositionOf = (plan: Plan, id: StopId): RoutePosition | undefined =>
  pipe(
    findVisit(plan, id),
    O.map(({ route, visit }): RoutePosition => ({
      route: routeNumberOf(route),
      position: route.visits.indexOf(visit) + 1,
    })),
    O.toUndefined,
  )

export const summaryNameOf = (stop: StopFacts | undefined, id: StopId): string =>
  [stop?.customerName, stop?.addressSummary].find((text) => text !== undefined && text.trim() !== '') ?? `Stop ${id}`
