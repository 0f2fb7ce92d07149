import { alike } from '../value'
import type { Route } from '../route'
import { stopIn, stopListOf, withStops, type Stop, type StopList } from '../stop'
import type { Plan } from './plan'

/**
 * A plan that was read again, with every route and stop that is alike in the plan before as the object that it was: who
 * compares the two by reference finds what differs and no more.
 */
export const keptAlike = (before: Plan, after: Plan): Plan => {
  const routes = routesKept(before.routes, after.routes)
  const stops = stopsKept(before.stops, after.stops)
  const extra = alike(before.extra, after.extra) ? before.extra : after.extra
  return routes === before.routes && stops === before.stops && extra === before.extra
    ? before
    : { routes, stops, extra }
}

const routesKept = (before: ReadonlyArray<Route>, after: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const routes = after.map((route, place) => {
    const was = before[place]
    return was !== undefined && alike(was, route) ? was : route
  })
  return isSame(before, routes) ? before : routes
}

/** In another order, or with other stops among them, they make a new list, which holds the old objects where it can. */
const stopsKept = (before: StopList, after: StopList): StopList => {
  const stops: Stop[] = []
  for (const stop of after) {
    const was = stopIn(before, stop.id)
    stops.push(was !== undefined && alike(was, stop) ? was : stop)
  }
  const old = [...before]
  const inPlace = old.length === stops.length && old.every(({ id }, place) => id === stops[place]?.id)
  if (!inPlace) return stopListOf(stops)
  const changed = stops.filter((stop, place) => stop !== old[place])
  return changed.length === 0 ? before : withStops(before, changed)
}

const isSame = <A>(one: ReadonlyArray<A>, other: ReadonlyArray<A>): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])
