import { deepEqual } from '../value'
import type { Route } from '../route'
import { stopList, type Stop, type StopList } from '../stop'
import type { Plan } from './plan'

/**
 * A plan that was read again, with unchanged routes and stops as the same objects, so that comparing by reference
 * finds exactly the differences.
 */
export const reuseUnchanged = (before: Plan, after: Plan): Plan => {
  const routes = reuseRoutes(before.routes, after.routes)
  const stops = reuseStops(before.stops, after.stops)
  const unknownFields = deepEqual(before.unknownFields, after.unknownFields)
    ? before.unknownFields
    : after.unknownFields
  return routes === before.routes && stops === before.stops && unknownFields === before.unknownFields
    ? before
    : { routes, stops, unknownFields }
}

const reuseRoutes = (before: ReadonlyArray<Route>, after: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const routes = after.map((route, index) => {
    const previous = before[index]
    return previous !== undefined && deepEqual(previous, route) ? previous : route
  })
  return hasSameItems(before, routes) ? before : routes
}

/** Returns the old list with the changed stops, or a new list of reused stops if the order or the ids differ. */
const reuseStops = (before: StopList, after: StopList): StopList => {
  const stops: Stop[] = []
  for (const stop of after) {
    const previous = stopList.get(before, stop.facts.id)
    stops.push(previous === undefined ? stop : reuseStop(previous, stop))
  }
  const previousStops = [...before]
  const isSameOrder =
    previousStops.length === stops.length &&
    previousStops.every(({ facts: { id } }, index) => id === stops[index]?.facts.id)
  if (!isSameOrder) return stopList.from(stops)
  const changed = stops.filter((stop, index) => stop !== previousStops[index])
  return changed.length === 0 ? before : stopList.put(before, changed)
}

/** Facts and placement are reused each by itself, so that a stop that only moved keeps its facts. */
const reuseStop = (previous: Stop, stop: Stop): Stop => {
  const facts = deepEqual(previous.facts, stop.facts) ? previous.facts : stop.facts
  const placement = deepEqual(previous.placement, stop.placement) ? previous.placement : stop.placement
  return facts === previous.facts && placement === previous.placement ? previous : { facts, placement }
}

const hasSameItems = <A>(one: ReadonlyArray<A>, other: ReadonlyArray<A>): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
