import {
  calendarDateOf,
  comingOn,
  comingWeek,
  dayOrder,
  isoDateOf,
  weekdays,
  type CalendarDate,
  type RouteDay,
} from '../../src/domain/day'
import { dayOf, isCustomerStop, type Stop } from '../../src/domain/stop'

/** The days that the stops themselves ask for; where none asks for any, the coming Monday to Friday. */
export const daysOfStops = (stops: Iterable<Stop>, today: CalendarDate): ReadonlyArray<RouteDay> => {
  const days = new Set<RouteDay>()
  for (const stop of stops) {
    const day = isCustomerStop(stop) ? dayOf(stop) : undefined
    if (day !== undefined) days.add(day)
  }
  return days.size > 0 ? [...days].toSorted(dayOrder.compare) : comingWeek(today).map(isoDateOf)
}

/** The date that a route of a day is driven on: its own, or that of the coming weekday of this name. */
export const dateOfDay = (day: RouteDay | undefined, today: CalendarDate): string | undefined => {
  if (day === undefined || calendarDateOf(day) !== undefined) return day
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? undefined : isoDateOf(comingOn(weekday, today))
}
