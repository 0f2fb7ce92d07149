import { dateAt, isoDateOf, type RouteDay } from '../day'
import type { Stop } from './stop'

/** The day a stop is meant for: the date of its time slot, else the day it was given, else any day. */
export const dayOf = ({
  timeSlotEarliest,
  routeDay,
}: Pick<Stop, 'timeSlotEarliest' | 'routeDay'>): RouteDay | undefined => {
  const date = timeSlotEarliest === undefined ? undefined : dateAt(timeSlotEarliest)
  return date === undefined ? routeDay : isoDateOf(date)
}
