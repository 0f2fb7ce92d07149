import { timeSlotDate, type RouteDay } from '../calendar'
import type { Stop } from './stop'

/** The date of the time slot, else the requested day, else the day of its route. */
export const stopDayOf = ({
  timeSlotEarliest,
  timeSlotLatest,
  requestedDay,
  routeDay,
}: Pick<Stop, 'timeSlotEarliest' | 'timeSlotLatest' | 'requestedDay' | 'routeDay'>): RouteDay | undefined =>
  timeSlotDate(timeSlotEarliest, timeSlotLatest) ?? requestedDay ?? routeDay
