import { calendarDateOf, calendarDateAt, dayOrder, type CalendarDate, type RouteDay } from '../calendar'

/** The date in a project's header: its first route day that is a date, else the day it was made. */
export const projectDate = (
  routes: ReadonlyArray<{ readonly day: RouteDay | undefined }>,
  createdAt: string | undefined,
): CalendarDate | undefined => {
  const days = routes.flatMap(({ day }) => (day === undefined ? [] : [day]))
  const [first] = days.toSorted(dayOrder.compare)
  const created = createdAt ?? ''
  // A date comes before every other day, so the first day is a date or none is.
  return calendarDateOf(first ?? '') ?? calendarDateAt(created) ?? calendarDateOf(created)
}
