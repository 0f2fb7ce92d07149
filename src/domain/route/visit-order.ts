import type { StopId, SequenceNumber } from '../stop'
import { withStopNumber, type Activity } from './activity'
import type { Route } from './route'

/** The difference between the numbers of two neighbouring stops (§9). */
export const NUMBER_STEP = 10

/** The number of the stop at a position of a route, the first of which is 0. */
export const stopNumberAt = (position: number): number => (position + 1) * NUMBER_STEP

/** §4: numbers the visits 10, 20 and so on, even if the route has no start. */
export const renumberVisits = (route: Route): Route => {
  const start = route.start && withStopNumber(route.start, 0)
  const visits = route.visits.map((visit, index) => withStopNumber(visit, stopNumberAt(index)))
  const end = route.end && withStopNumber(route.end, stopNumberAt(visits.length))
  const isUnchanged =
    start === route.start && end === route.end && visits.every((visit, index) => visit === route.visits[index])
  return isUnchanged ? route : { ...route, start, visits, end }
}

/** §4: number divided by 10, rounded, and limited to positions 0 (the first visit) to `last`. */
export const positionForNumber = (number: number, last: number): number =>
  Math.min(Math.max(Math.round(number / NUMBER_STEP) - 1, 0), Math.max(last, 0))

export const visitOf = (route: Route, id: StopId): Activity | undefined => route.visits.find((visit) => visit.id === id)

export const removeVisit = (route: Route, id: StopId): Route =>
  visitOf(route, id) === undefined
    ? route
    : renumberVisits({ ...route, visits: route.visits.filter((visit) => visit.id !== id) })

/** Inserts a visit at the position of its number, by default last, and renumbers the visits. */
export const insertVisit = (route: Route, visit: Activity, number: number = Infinity): Route => {
  const position = positionForNumber(number, route.visits.length)
  return renumberVisits({
    ...route,
    visits: [...route.visits.slice(0, position), visit, ...route.visits.slice(position)],
  })
}

/** §4: moves the stop to the position of its new number, and renumbers the visits. */
export const resequence = (route: Route, id: StopId, to: SequenceNumber): Route => {
  const movingVisit = visitOf(route, id)
  if (movingVisit === undefined) return route
  const otherVisits = route.visits.filter((visit) => visit !== movingVisit)
  const position = positionForNumber(to, otherVisits.length)
  const isUnmoved = route.visits[position] === movingVisit
  return renumberVisits(
    isUnmoved
      ? route
      : { ...route, visits: [...otherVisits.slice(0, position), movingVisit, ...otherVisits.slice(position)] },
  )
}
