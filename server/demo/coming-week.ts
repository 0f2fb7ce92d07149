import { dayAfter, weekdayOf, type CalendarDate } from '../../src/domain/day'

/** The first Monday after a date: on a Monday, that of the week after. */
export const mondayAfter = (date: CalendarDate): CalendarDate => {
  const next = dayAfter(date)
  return weekdayOf(next) === 0 ? next : mondayAfter(next)
}

export const workingDaysFrom = (monday: CalendarDate, count = 5): ReadonlyArray<CalendarDate> =>
  count === 0 ? [] : [monday, ...workingDaysFrom(dayAfter(monday), count - 1)]
