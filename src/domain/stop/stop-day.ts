import { timeSlotDate, type RouteDay } from '../calendar'
import type { Stop } from './stop'

/** The date of the time slot, else the requested day, else the day of its route. */
export const stopDayOf = ({ facts, placement }: Stop): RouteDay | undefined =>
  timeSlotDate(facts.timeSlotEarliest, facts.timeSlotLatest) ?? facts.requestedDay ?? placement.routeDay

/** The day by which stops are listed: that of the route, and for a stop on no route the day that it asks for. */
export const listedDayOf = (stop: Stop): RouteDay | undefined =>
  stop.placement.routeNumber === undefined ? stopDayOf(stop) : stop.placement.routeDay
