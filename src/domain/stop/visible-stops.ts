import { ALL, type RouteDay } from '../day'
import type { Stop } from './stop'
import { isStartOrEnd } from './stop-type'

/** What an operator has chosen to see. */
export type StopFilter = {
  readonly onlyUnplanned: boolean
  /** no day and ALL are every day */
  readonly focusedDay: RouteDay | undefined
}

/** Where a server lists START and END among the stops: they belong to routes, and nobody is visited there. */
export const isCustomerStop = ({ type }: Pick<Stop, 'type'>): boolean => !isStartOrEnd(type)

/** §4: unplanned only, or else the stops of the focused day, or else every stop. */
export const visibleStops = (stops: ReadonlyArray<Stop>, filter: StopFilter): ReadonlyArray<Stop> => {
  const passes = passing(filter)
  return stops.filter((stop) => passes(stop) && isCustomerStop(stop))
}

const passing = ({ onlyUnplanned, focusedDay }: StopFilter): ((stop: Stop) => boolean) => {
  if (onlyUnplanned) return (stop) => !stop.isPlanned
  if (focusedDay === undefined || focusedDay === ALL) return () => true
  return (stop) => stop.routeDay === focusedDay
}
