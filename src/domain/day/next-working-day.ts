import { dayAfter, weekdayOf, type CalendarDate } from './calendar-date'

/** The first of Monday to Friday after a date. Holidays count as any other day. */
export const nextWorkingDay = (date: CalendarDate): CalendarDate => {
  const next = dayAfter(date)
  return weekdayOf(next) < 5 ? next : nextWorkingDay(next)
}
