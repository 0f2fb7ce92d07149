import * as O from 'fp-ts/Option'
import { factsOf, routeAt, type Plan } from '../plan'
import { visitOf } from '../route'
import { routeIndexOf, stopIn, type Stop, type StopId } from '../stop'
import { alike } from '../value'
import type { PlanChange, Side, TurnedStop } from './plan-change'
import { documentTouched, routeTouched, stopTouched, type Touched } from './affected-keys'
import { visitorsIn } from './visiting-routes'

/** What of all that a change touches does not stand in the plan as it does on one side of the change. */
export const outOfPlace = (plan: Plan, change: PlanChange, side: Side): ReadonlyArray<Touched> => [
  ...change.routes
    .filter(({ index, [side]: route }) => !alike(O.toUndefined(routeAt(plan, index)), route))
    .map(({ index }) => routeTouched(index)),
  ...change.stops.filter((stop) => !stands(plan, stop, side)).map(({ id }) => stopTouched(id)),
  ...strayed(plan, change, side).map(stopTouched),
  ...(change.extra === undefined || alike(plan.extra, change.extra[side]) ? [] : [documentTouched]),
]

const stands = (plan: Plan, stop: TurnedStop, side: Side): boolean => {
  const found = stopIn(plan.stops, stop.id)
  return alike(found && factsOf(found), stop[side])
}

/** Stops that moved, came or went, and that another route visits by now; and moved ones that are gone. */
const strayed = (plan: Plan, { routes, stops, moved }: PlanChange, side: Side): ReadonlyArray<StopId> => {
  const turned = new Set(stops.map(({ id }) => id))
  const inPassing = stops.filter(({ before, after }) => before === undefined || after === undefined)
  const held = new Set([...moved, ...inPassing.map(({ id }) => id)])
  const meant = visitorsIn(routes.flatMap(({ [side]: route }) => route ?? []))
  return [...held].filter((id) => {
    const stop = stopIn(plan.stops, id)
    return stop === undefined ? !turned.has(id) : visitorOf(plan, stop) !== meant.get(id)
  })
}

/** As the stop itself says; a start or end that is listed among the stops stands on a route, and is not visited. */
const visitorOf = (plan: Plan, stop: Stop): number | undefined => {
  const route = O.toUndefined(routeAt(plan, routeIndexOf(stop) ?? -1))
  return route && visitOf(route, stop.id) && route.index
}
