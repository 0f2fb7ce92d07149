import type { StopId } from '../stop'
import { numbered, type Activity } from './activity'
import type { Route } from './route'

/** §9: stop numbers are multiples of 10. */
export const STEP = 10

/** §4: index times 10. The start's index, 0, stays its own even where a route has no start. */
export const renumbered = (route: Route): Route => {
  const start = route.start && numbered(route.start, 0)
  const visits = route.visits.map((visit, index) => numbered(visit, (index + 1) * STEP))
  const end = route.end && numbered(route.end, (visits.length + 1) * STEP)
  const same =
    start === route.start && end === route.end && visits.every((visit, index) => visit === route.visits[index])
  return same ? route : { ...route, start, visits, end }
}

/** §4: number divided by 10, to the nearest place there is; of 0 to `last`, where 0 is the first visit. */
export const placeOf = (number: number, last: number): number =>
  Math.min(Math.max(Math.round(number / STEP) - 1, 0), Math.max(last, 0))

export const visitOf = (route: Route, id: StopId): Activity | undefined => route.visits.find((visit) => visit.id === id)

export const without = (route: Route, id: StopId): Route =>
  visitOf(route, id) === undefined
    ? route
    : renumbered({ ...route, visits: route.visits.filter((visit) => visit.id !== id) })

/** Puts a visit at the place its number asks for, or last. */
export const withVisit = (route: Route, visit: Activity, number: number = Infinity): Route => {
  const at = placeOf(number, route.visits.length)
  return renumbered({ ...route, visits: [...route.visits.slice(0, at), visit, ...route.visits.slice(at)] })
}
