import type { SequenceNumber, StopId } from '../stop'
import { positionForNumber, renumberVisits, visitOf } from './visit-order'
import type { Route } from './route'

/** §4: the stop takes the place its new number asks for, the others close up, and all are numbered anew. */
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
