import * as Ord from 'fp-ts/Ord'
import { timestampOf, calendarDateOf, calendarDateAt, dayOrder, type CalendarDate, type RouteDay } from '../calendar'

export type ProjectId = string

/** A row of the projects list. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  readonly stopCount: number
  readonly routeCount: number
  /** an ISO date-time */
  readonly createdAt: string | undefined
}

/** Projects without a date are last; equal dates sort by id. */
export const newestFirst: Ord.Ord<ProjectSummary> = Ord.fromCompare((one, other) => {
  const [left, right] = [createdTimestampOf(one), createdTimestampOf(other)]
  if (left !== right) return left > right ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
})

const createdTimestampOf = ({ createdAt }: ProjectSummary): number => timestampOf(createdAt ?? '') ?? -Infinity

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
