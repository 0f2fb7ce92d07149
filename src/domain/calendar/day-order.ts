import * as Ord from 'fp-ts/Ord'
import { calendarDateOf } from './calendar-date'
import type { RouteDay } from './route-day'
import { weekdays } from './weekday'

/** Dates by time, then weekdays from Monday, then whatever else a server says, as text. */
export const dayOrder: Ord.Ord<RouteDay> = Ord.fromCompare((one, other) => {
  const [left, right] = [rankOf(one), rankOf(other)]
  if (left !== right) return left < right ? -1 : 1
  // Written with four digits a year, dates stand in the order of time as texts do.
  return one < other ? -1 : one > other ? 1 : 0
})

const rankOf = (day: RouteDay): number => {
  if (calendarDateOf(day) !== undefined) return -1
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? weekdays.length : weekday
}
