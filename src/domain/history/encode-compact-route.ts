import { withoutUndefined, type JsonObject } from '../parse'
import { NUMBER_STEP, encodeRoute, type Activity, type Route } from '../route'
import { isStartOrEnd } from '../stop'
import { commonDateOf, compactTime } from './compact-time'

/** Whether a reader can learn elsewhere what a visit says beside its place and times. */
export type IsUnchanged = (visit: Activity) => boolean

/** In the place of a visit that is told whole, with the route. */
export const WHOLE = 'whole'

/** A route as it is kept: of visits that are known the order and the times, and all else as a project document has it. */
export const encodeCompactRoute = (route: Route, isUnchanged: IsUnchanged): JsonObject => {
  const date = commonDateOf(route.visits)
  const order = route.visits.map((visit, index) =>
    visit.stopNumber === (index + 1) * NUMBER_STEP && isUnchanged(visit) ? encodeCompactVisit(visit, date) : WHOLE,
  )
  const wholeVisits = route.visits.filter((_, index) => order[index] === WHOLE)
  // A visit of type start or end that is written alone would be read as the start or end of the route.
  if (wholeVisits.length === route.visits.length || wholeVisits.some(({ type }) => isStartOrEnd(type)))
    return encodeRoute(route)
  return { route: encodeRoute({ ...route, visits: wholeVisits }), order, ...withoutUndefined({ date }) }
}

const encodeCompactVisit = ({ id, arrival, departure }: Activity, date: string | undefined): unknown => {
  if (arrival === undefined && departure === undefined) return [id]
  const [from, to] = [compactTime(arrival, date), compactTime(departure, date)]
  return from === undefined || to === undefined ? WHOLE : [id, from, to]
}
