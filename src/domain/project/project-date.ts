import { calendarDateOf, calendarDateAt, dayOrder, type CalendarDate, type RouteDay } from '../calendar'

/** The first route day that is a date, else the date of creation. */
export const projectDate = (
  routes: ReadonlyArray<{ readonly day: RouteDay | undefined }>,
  createdAt: string | undefined,
): CalendarDate | undefined => {
  const days = routes.flatMap(({ day }) => (day === undefined ? [] : [day]))
  const [first] = days.toSorted(dayOrder.compare)
  const created = createdAt ?? ''
  // Dates sort before other days, so the first day is a date or none is.
  return calendarDateOf(first ?? '') ?? calendarDateAt(created) ?? calendarDateOf(created)
}
