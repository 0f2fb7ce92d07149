import { dateAt, isoDateOf, type RouteDay } from '../day'
import type { Stop } from './stop'

/** The day a stop is meant for: the date of its time slot, else the day that was asked for, else the one it is planned on. */
export const dayOf = ({
  timeSlotEarliest,
  requestedDay,
  routeDay,
}: Pick<Stop, 'timeSlotEarliest' | 'requestedDay' | 'routeDay'>): RouteDay | undefined => {
  const date = timeSlotEarliest === undefined ? undefined : dateAt(timeSlotEarliest)
  return date === undefined ? (requestedDay ?? routeDay) : isoDateOf(date)
}
