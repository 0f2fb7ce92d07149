import type { Plan } from '../plan'
import { stopVisitsOf, type Route } from '../route'
import { stopList, type StopId } from '../stop'
import { deepEqual, runAtOnce, type Steps } from '../value'
import type { PlanChange, RouteChange, StopChange } from './plan-change'

/** The change from one plan to the next; routes and stops that are the same object in both are skipped. */
export const diffPlans = (before: Plan, after: Plan): PlanChange => runAtOnce(diffPlansInSteps(before, after))

/** As `diffPlans`, with a pause after each so many stops. */
export const diffPlansInSteps = function* (before: Plan, after: Plan): Steps<PlanChange> {
  const routes = changedRoutes(before.routes, after.routes)
  return {
    routes,
    stops: yield* changedStops(before, after),
    moved: movedStops(routes),
    unknownFields: deepEqual(before.unknownFields, after.unknownFields)
      ? undefined
      : { before: before.unknownFields, after: after.unknownFields },
  }
}

type Routes = ReadonlyArray<Route>

const changedRoutes = (before: Routes, after: Routes): ReadonlyArray<RouteChange> => {
  const earlier = byIndex(before.filter((route, position) => route !== after[position]))
  const later = byIndex(after.filter((route, position) => route !== before[position]))
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((index): RouteChange => ({ index, before: earlier.get(index), after: later.get(index) }))
    .filter((route) => !deepEqual(route.before, route.after))
    .toSorted((one, other) => one.index - other.index)
}

const byIndex = (routes: Routes): ReadonlyMap<number, Route> => new Map(routes.map((route) => [route.index, route]))

const STOPS_PER_STEP = 500

const changedStops = function* (before: Plan, after: Plan): Steps<ReadonlyArray<StopChange>> {
  const changes: StopChange[] = []
  let comparedCount = 0
  for (const { stop, index, otherAtIndex } of stopList.diff(before.stops, after.stops)) {
    const current = otherAtIndex?.facts.id === stop.facts.id ? otherAtIndex : stopList.get(after.stops, stop.facts.id)
    const [earlier, later] = [stop.facts, current?.facts]
    if (!deepEqual(earlier, later)) changes.push({ id: earlier.id, listIndex: index, before: earlier, after: later })
    comparedCount += 1
    if (comparedCount % STOPS_PER_STEP === 0) yield
  }
  for (const { stop, index, otherAtIndex } of stopList.diff(after.stops, before.stops)) {
    if (otherAtIndex?.facts.id !== stop.facts.id && stopList.get(before.stops, stop.facts.id) === undefined)
      changes.push({ id: stop.facts.id, listIndex: index, before: undefined, after: stop.facts })
    comparedCount += 1
    if (comparedCount % STOPS_PER_STEP === 0) yield
  }
  return changes
}

const movedStops = (routes: ReadonlyArray<RouteChange>): ReadonlyArray<StopId> => {
  const earlier = visitingRoutes(routes.flatMap(({ before }) => before ?? []))
  const later = visitingRoutes(routes.flatMap(({ after }) => after ?? []))
  const moved: StopId[] = []
  for (const [id, index] of earlier) if (later.get(id) !== index) moved.push(id)
  for (const id of later.keys()) if (!earlier.has(id)) moved.push(id)
  return moved
}

/** The index of the route that visits a stop, for every stop that these routes visit. */
export const visitingRoutes = (routes: Iterable<Route>): ReadonlyMap<StopId, number> => {
  const routeByStop = new Map<StopId, number>()
  for (const route of routes) for (const { id } of stopVisitsOf(route)) routeByStop.set(id, route.index)
  return routeByStop
}
