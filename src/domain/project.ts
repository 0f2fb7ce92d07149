/**
 * Responsible for projects: the list of projects, a project's date, report and files, and what opening another clears.
 */
import * as Ord from 'fp-ts/Ord'
import { groupRoutesByDay, type PlanPart, type ProjectDocument } from './plan'
import { cacheNames, cookieNames, type ClearedData } from './session'
import { joinNames } from './text'
import { timestampOf, calendarDateOf, calendarDateAt, dayOrder, type CalendarDate, type RouteDay } from './calendar'
import { stopVisitsOf, type Route } from './route'
import { dayOptions, type DayOption } from './stop'

export type ProjectId = string

/** A row of the projects list. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  /** §4: its stops, or once it has a route the activities of its routes; the list shows it as stops */
  readonly stopOrActivityCount: number
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

export type OpenProject = { readonly id: ProjectId; readonly name: string }

/** An opened project: its document, and fields that other servers may omit. */
export type OpenedProject = {
  readonly id: ProjectId | undefined
  readonly name: string | undefined
  /** an ISO date-time */
  readonly createdAt: string | undefined
  readonly version: number | undefined
  readonly document: ProjectDocument
}

/** The cookies that opening a project stores, and what it clears before. */
export type ProjectOpening = {
  readonly clears: ClearedData
  readonly cookies: Readonly<Record<'projectId' | 'projectName', string>>
}

/** §4: a change of project clears the cached data of the old one, and keeps the user signed in. */
export const clearedOnProjectChange: ClearedData = { user: false, caches: cacheNames, cookies: cookieNames }

const nothingCleared: ClearedData = { user: false, caches: [], cookies: [] }

/** §4: stores id and name. Clears another project's data first, so that a shared link mixes no two projects. */
export const projectOpeningOf = (project: OpenProject, storedId: ProjectId | undefined): ProjectOpening => ({
  clears: storedId === project.id ? nothingCleared : clearedOnProjectChange,
  cookies: { projectId: project.id, projectName: project.name },
})

/** Another user who has the project open. */
export type PresentUser = {
  readonly name: string
  /** an ISO date-time */
  readonly since: string
}

/** Such as `Piet and Anna are here too` or `Piet and 2 others are here too`; empty where nobody is. */
export const describePresence = (users: ReadonlyArray<PresentUser>): string =>
  users.length === 0 ? '' : `${joinNames(users.map(({ name }) => name))} ${users.length === 1 ? 'is' : 'are'} here too`

/** §2: the day choices above the routes list, with counts of routes and visited stops. */
export const routeDayOptions = (
  routes: ReadonlyArray<Route>,
  focusedDay: RouteDay | undefined,
): ReadonlyArray<DayOption> => {
  const groups = groupRoutesByDay(routes)
  const byDay = new Map(
    groups.map((group) => [group.day, { routeCount: group.routes.length, stopCount: group.stopCount }]),
  )
  const stopCount = routes.reduce((sum, route) => sum + stopVisitsOf(route).length, 0)
  return dayOptions({ routeCount: routes.length, stopCount }, byDay, focusedDay)
}

/** What a file of stops is made for: a spreadsheet, a map, or a navigation device. */
export type ExportFormat = 'csv' | 'xlsx' | 'geojson' | 'gpx'

/** A file of the stops of a plan, or of a part of it. */
export type ExportQuery = PlanPart & { readonly format: ExportFormat }

export const exportFormats: ReadonlyArray<ExportFormat> = ['csv', 'xlsx', 'geojson', 'gpx']

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
}

/** The name under which the stops of a project are saved. */
export const exportFileNameOf = (id: ProjectId, format: ExportFormat): string => `stops_${id}.${format}`

/** The name under which the report of a project is saved (§7, §9). */
export const reportFileNameOf = (id: ProjectId): string => `report_${id}.pdf`
