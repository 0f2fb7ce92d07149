import { calendarDateOf, weekdayOf } from './calendar-date'
import type { RouteDay } from './route-day'
import { weekdays } from './weekday'

/** `Ma 23-11` for a date; every other day is called what its key says. */
export const dayLabel = (key: RouteDay): string => {
  const date = calendarDateOf(key)
  return date === undefined ? key : `${weekdays[weekdayOf(date)] ?? ''} ${date.day}-${date.month}`
}
