import * as Ord from 'fp-ts/Ord'
import { calendarDateOf, weekdayOf, weekdays, WORKING_DAYS } from './calendar-date'

/** Dates first, then weekdays from Monday, then any other text alphabetically. */
export const dayOrder: Ord.Ord<RouteDay> = Ord.fromCompare((one, other) => {
  const [left, right] = [rankOf(one), rankOf(other)]
  if (left !== right) return left < right ? -1 : 1
  // ISO dates with four-digit years sort as text.
  return one < other ? -1 : one > other ? 1 : 0
})

const rankOf = (day: RouteDay): number => {
  if (calendarDateOf(day) !== undefined) return -1
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? weekdays.length : weekday
}

/** The day key of a route or stop: an ISO date, a weekday, or any text of a server. */
export type RouteDay = string

/** The choice of the day filter for every day (§2). */
export const ALL_DAYS = 'ALL'

/** Whether two days may be the same one: a weekday is each of its dates. */
export const isSameDay = (one: RouteDay, other: RouteDay): boolean =>
  one === other || weekdayNameOf(one) === other || weekdayNameOf(other) === one

const weekdayNameOf = (day: RouteDay): string | undefined => {
  const date = calendarDateOf(day)
  return date && weekdays[weekdayOf(date)]
}

/** §2: the choices of the day filter while the plan has no days. */
export const defaultDayChoices: ReadonlyArray<string> = [ALL_DAYS, ...weekdays.slice(0, WORKING_DAYS)]
