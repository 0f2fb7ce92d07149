import { dayAfter, weekdayOf, type CalendarDate } from './calendar-date'
import { WORKING_DAYS } from './weekday'

/** The first day after a date that is this one of the week, Monday being 0: on such a day, that of the week after. */
export const nextWeekday = (weekday: number, date: CalendarDate): CalendarDate => {
  let next = dayAfter(date)
  for (let day = 1; day < 7 && weekdayOf(next) !== weekday; day += 1) next = dayAfter(next)
  return next
}

/** Monday to Friday of the week that is to come. */
export const nextWorkingWeek = (today: CalendarDate): ReadonlyArray<CalendarDate> => {
  const days = [nextWeekday(0, today)]
  for (const day of days) if (days.length < WORKING_DAYS) days.push(dayAfter(day))
  return days
}
