import { dayLabel } from '../../../src/domain/calendar'
import { driverName } from '../../../src/domain/driver'
import type { DriversAndCarriers } from '../../../src/domain/plan'
import { driverLimitsOf, findBrokenRouteRules } from '../../../src/domain/problem'
import {
  isReload,
  secondsIntoRouteDay,
  routeColourOf,
  routeNumberOf,
  totalsOf,
  type LegCounts,
  type MissedVisit,
  type Route,
  type RouteColour,
} from '../../../src/domain/route'
import { formatDuration, formatHours, formatKilometres, formatNumber } from '../../../src/domain/text'
import { routeTravelOf, serviceSecondsAlong, type MeasureDrive } from './route-travel'
import { formatMinutes, fullDayLabel, formatLoad } from './format-figures-and-times'
import {
  latenessText,
  lateVisitOf,
  type ReportedLateVisit,
  endRow,
  reloadRow,
  visitRow,
  type VisitRow,
} from './visit-row'
import type { StopLookup } from '../../../src/domain/stop'
import type { Steps } from '../../../src/domain/value'

/** The printed texts of a route, and the figures for the totals on the cover. */
export type RouteReport = {
  readonly index: number
  readonly number: string
  readonly name: string
  readonly colour: RouteColour
  readonly driver: string
  readonly phone: string
  readonly carrier: string
  /** Di 24-11 */
  readonly day: string
  /** Tuesday 24 November 2026 */
  readonly fullDay: string
  readonly times: string
  readonly leaves: RouteEndReport
  readonly returns: RouteEndReport
  readonly stops: string
  /** the service of all stops together */
  readonly service: string
  readonly load: string
  /** by how much the load exceeds the capacity */
  readonly overload: string
  /** how long after the hours of its driver it ends */
  readonly overHours: string
  /** that the load is that of one trip, where there are several */
  readonly trips: string
  readonly distance: string
  readonly hours: string
  readonly lateness: string
  readonly lateVisits: ReadonlyArray<ReportedLateVisit>
  readonly hasStops: boolean
  readonly rows: ReadonlyArray<VisitRow>
  readonly totals: RouteFigures
}

/** When a route leaves or comes home, and where. */
export type RouteEndReport = { readonly time: string; readonly place: string }

type RouteFigures = {
  readonly metres: number
  readonly legs: LegCounts
  readonly seconds: number
  readonly load: ReadonlyArray<number>
  readonly capacity: number | undefined
}

export const routeReportOf = function* (
  route: Route,
  stopOf: StopLookup,
  driversAndCarriers: DriversAndCarriers,
  measureDrive: MeasureDrive,
): Steps<RouteReport> {
  const driver = driversAndCarriers.drivers.find(({ id }) => id === route.driverId)
  const { load, stopCount, missed } = totalsOf(route, stopOf)
  const { metres, legs, seconds, shownSeconds, times } = routeTravelOf(route, stopOf, measureDrive)
  const schedule = { day: route.day, toSeconds: secondsIntoRouteDay(route) }
  const [start, end] = [route.start, route.end].map((activity) => activity && endRow(activity, schedule))
  const visits = yield* visitRowsOf(route, stopOf, missed, schedule)
  const [number, colour] = [String(routeNumberOf(route)), routeColourOf(route.color)]
  const lateVisits = visits.flatMap(({ row, city, lateMinutes }) =>
    lateMinutes === undefined ? [] : [lateVisitOf(row, city, lateMinutes, { routeNumber: number, colour })],
  )
  return {
    index: route.index,
    number,
    name: route.name,
    colour,
    driver: route.driverName ?? (driver === undefined ? '' : driverName(driver)),
    phone: driver?.mobileNumber ?? '',
    carrier: driversAndCarriers.carriers.find(({ id }) => id === route.carrierId)?.displayName ?? '',
    day: route.day === undefined ? 'Any day' : dayLabel(route.day),
    fullDay: route.day === undefined ? 'Any day' : fullDayLabel(route.day),
    times,
    leaves: routeEndReport(start),
    returns: routeEndReport(end),
    stops: formatNumber(stopCount),
    service: formatMinutes(serviceSecondsAlong(route, stopOf) / 60),
    ...loadTextsOf(load, driver?.vehicleCapacity),
    overHours: overHoursText(route, stopOf, driversAndCarriers.drivers),
    trips: tripsTextOf(route),
    distance: `${formatKilometres(metres)} km`,
    hours: formatHours(shownSeconds),
    lateness: latenessText(lateVisits),
    lateVisits,
    hasStops: stopCount > 0,
    rows: [
      ...(start === undefined ? [] : [start]),
      ...visits.map(({ row }) => row),
      ...(end === undefined ? [] : [end]),
    ],
    totals: { metres, legs, seconds, load, capacity: driver?.vehicleCapacity },
  }
}

const routeEndReport = (row: VisitRow | undefined): RouteEndReport => ({
  time: row?.time ?? '',
  place: row === undefined || row.time === '' ? '' : row.name,
})

/** A driver has one capacity, compared with the first dimension of the load. */
const loadTextsOf = (
  load: ReadonlyArray<number>,
  capacity: number | undefined,
): Pick<RouteReport, 'load' | 'overload'> => {
  if (capacity === undefined) return { load: formatLoad(load), overload: '' }
  const excess = (load[0] ?? 0) - capacity
  return {
    load: `${formatLoad(load)} of ${formatLoad([capacity])}`,
    overload: excess > 0 ? `${formatLoad([excess])} over` : '',
  }
}

const overHoursText = (route: Route, stopOf: StopLookup, drivers: DriversAndCarriers['drivers']): string => {
  const rules = findBrokenRouteRules(route, stopOf, driverLimitsOf(route, drivers))
  const minutes = rules.flatMap((rule) => (rule.kind === 'after hours' ? Math.floor(rule.by / 60) : []))[0] ?? 0
  return minutes === 0 ? '' : `${formatDuration(minutes * 60)} over hours`
}

const tripsTextOf = ({ visits }: Route): string => {
  const reloadCount = visits.filter(isReload).length
  return reloadCount === 0 ? '' : `fullest of ${reloadCount + 1} trips`
}

type ReportedVisit = { readonly row: VisitRow; readonly city: string; readonly lateMinutes: number | undefined }

/** Each has texts of up to thousands of letters. */
const ROWS_PER_STEP = 20

const visitRowsOf = function* (
  { visits }: Route,
  stopOf: StopLookup,
  missed: ReadonlyArray<MissedVisit>,
  schedule: Parameters<typeof visitRow>[2],
): Steps<ReadonlyArray<ReportedVisit>> {
  const missedById = new Map(missed.map((visit) => [visit.id, visit]))
  const rows: ReportedVisit[] = []
  for (const visit of visits) {
    if (rows.length > 0 && rows.length % ROWS_PER_STEP === 0) yield
    const [stop, missedVisit] = [stopOf(visit.id), missedById.get(visit.id)]
    rows.push({
      row: isReload(visit) ? reloadRow(visit, schedule) : visitRow(visit, stop, schedule, missedVisit),
      city: stop?.facts.city ?? '',
      lateMinutes: missedVisit?.kind === 'late' ? missedVisit.minutes : undefined,
    })
  }
  return rows
}
