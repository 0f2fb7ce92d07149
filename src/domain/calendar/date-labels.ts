import { weekdayOf, type CalendarDate, calendarDateOf, weekdays } from './calendar-date'
import type { RouteDay } from './route-day'

/** §2: the header's date label is day/month with the month counted from zero: 20 November reads 20/10. */
export const dateLabel = ({ month, day }: CalendarDate): string => `${day}/${month - 1}`

/** `Monday 23 November 2026` */
export const fullDateLabel = (date: CalendarDate): string =>
  `${weekdayNames[weekdayOf(date)] ?? ''} ${date.day} ${monthNames[date.month - 1] ?? ''} ${date.year}`

/** `20 Nov 2026` */
export const shortDateLabel = ({ year, month, day }: CalendarDate): string =>
  `${day} ${(monthNames[month - 1] ?? '').slice(0, 3)} ${year}`

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `Ma 23-11` for a date; any other day is its own label. */
export const dayLabel = (day: RouteDay): string => {
  const date = calendarDateOf(day)
  return date === undefined ? day : `${weekdays[weekdayOf(date)] ?? ''} ${date.day}-${date.month}`
}
