import { dayAfter, weekdayOf, type CalendarDate } from './calendar-date'
import { WORKING_DAYS } from './weekday'

/** The first of Monday to Friday after a date. Holidays count as any other day. */
export const nextWorkingDay = (date: CalendarDate): CalendarDate => {
  const next = dayAfter(date)
  return weekdayOf(next) < WORKING_DAYS ? next : nextWorkingDay(next)
}
