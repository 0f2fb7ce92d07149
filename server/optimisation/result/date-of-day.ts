import {
  calendarDateOf,
  nextWeekday,
  isoDateOf,
  weekdays,
  type CalendarDate,
  type RouteDay,
} from '../../../src/domain/calendar'

/** The date of a route: its own, or that of the next weekday with this name. */
export const dateOfDay = (day: RouteDay | undefined, today: CalendarDate): string | undefined => {
  if (day === undefined || calendarDateOf(day) !== undefined) return day
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? undefined : isoDateOf(nextWeekday(weekday, today))
}
