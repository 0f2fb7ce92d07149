import { present, type Said } from '../parse'
import { STEP, writeRoute, type Activity, type Route } from '../route'
import { isStartOrEnd } from '../stop'
import { dateOfTimes, timeInShort } from './compact-time'

/** Whether a reader can learn elsewhere what a visit says beside its place and times. */
export type IsKnown = (visit: Activity) => boolean

/** In the place of a visit that is told whole, with the route. */
export const WHOLE = 'whole'

/** A route as it is kept: of visits that are known the order and the times, and all else as a project document has it. */
export const writeInShort = (route: Route, isKnown: IsKnown): Said => {
  const date = dateOfTimes(route.visits)
  const order = route.visits.map((visit, place) =>
    visit.stopNumber === (place + 1) * STEP && isKnown(visit) ? visitInShort(visit, date) : WHOLE,
  )
  const whole = route.visits.filter((_, place) => order[place] === WHOLE)
  // A visit of type start or end that is written alone would be read as the start or end of the route.
  if (whole.length === route.visits.length || whole.some(({ type }) => isStartOrEnd(type))) return writeRoute(route)
  return { route: writeRoute({ ...route, visits: whole }), order, ...present({ date }) }
}

const visitInShort = ({ id, arrival, departure }: Activity, date: string | undefined): unknown => {
  if (arrival === undefined && departure === undefined) return [id]
  const [from, to] = [timeInShort(arrival, date), timeInShort(departure, date)]
  return from === undefined || to === undefined ? WHOLE : [id, from, to]
}
