import {
  calendarDateOf,
  dayAfter,
  dayOrder,
  isoDateOf,
  weekdayOf,
  weekdays,
  type CalendarDate,
  type RouteDay,
} from '../../src/domain/day'
import { dayOf, isCustomerStop, type Stop } from '../../src/domain/stop'

const MONDAY = 0
const WORKING_DAYS = 5

/** The days that the stops themselves ask for; where none asks for any, the coming Monday to Friday. */
export const daysOfStops = (stops: Iterable<Stop>, today: CalendarDate): ReadonlyArray<RouteDay> => {
  const days = new Set<RouteDay>()
  for (const stop of stops) {
    const day = isCustomerStop(stop) ? dayOf(stop) : undefined
    if (day !== undefined) days.add(day)
  }
  return days.size > 0 ? [...days].toSorted(dayOrder.compare) : workingWeekFrom(comingOn(MONDAY, today))
}

/** The date that a route of a day is driven on: its own, or that of the coming weekday of this name. */
export const dateOfDay = (day: RouteDay | undefined, today: CalendarDate): string | undefined => {
  if (day === undefined || calendarDateOf(day) !== undefined) return day
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? undefined : isoDateOf(comingOn(weekday, today))
}

const comingOn = (weekday: number, after: CalendarDate): CalendarDate => {
  const next = dayAfter(after)
  return weekdayOf(next) === weekday ? next : comingOn(weekday, next)
}

const workingWeekFrom = (monday: CalendarDate): ReadonlyArray<RouteDay> => {
  const days = [monday]
  while (days.length < WORKING_DAYS) days.push(dayAfter(days.at(-1) ?? monday))
  return days.map(isoDateOf)
}
