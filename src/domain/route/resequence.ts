import type { SequenceNumber, StopId } from '../stop'
import { placeOf, renumbered, visitOf } from './visit-order'
import type { Route } from './route'

/** §4: the stop takes the place its new number asks for, the others close up, and all are numbered anew. */
export const resequence = (route: Route, id: StopId, to: SequenceNumber): Route => {
  const moving = visitOf(route, id)
  if (moving === undefined) return route
  const others = route.visits.filter((visit) => visit !== moving)
  const at = placeOf(to, others.length)
  const stays = route.visits[at] === moving
  return renumbered(stays ? route : { ...route, visits: [...others.slice(0, at), moving, ...others.slice(at)] })
}
