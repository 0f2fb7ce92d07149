import { timeSlotDate, type RouteDay } from '../calendar'
import type { Stop } from './stop'

/** The day a stop is meant for: the date of its time slot, else the day that was asked for, else the one it is planned on. */
export const stopDayOf = ({
  timeSlotEarliest,
  timeSlotLatest,
  requestedDay,
  routeDay,
}: Pick<Stop, 'timeSlotEarliest' | 'timeSlotLatest' | 'requestedDay' | 'routeDay'>): RouteDay | undefined =>
  timeSlotDate(timeSlotEarliest, timeSlotLatest) ?? requestedDay ?? routeDay
