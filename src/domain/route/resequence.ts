import type { SequenceNumber, StopId } from '../stop'
import { positionForNumber, renumberVisits, visitOf } from './visit-order'
import type { Route } from './route'

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
