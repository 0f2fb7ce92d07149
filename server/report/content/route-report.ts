import { dayLabel } from '../../../src/domain/calendar'
import { driverName, type Driver } from '../../../src/domain/driver'
import type { Carrier } from '../../../src/domain/plan'
import {
  routeClockOf,
  colourOf,
  routeNumberOf,
  totalsOf,
  type MissedVisit,
  type Route,
  type RouteColour,
  type StopLookup,
} from '../../../src/domain/route'
import { formatNumber } from '../../../src/domain/text'
import { routeTravelOf, type MeasureDrive } from './route-travel'
import { formatHours, formatKilometres, formatLoad } from './format-figures'
import { endRow, visitRow, type VisitRow } from './visit-row'

/** The printed texts of a route, and the figures for the totals on the cover. */
export type RouteReport = {
  readonly number: string
  readonly name: string
  readonly colour: RouteColour
  readonly driver: string
  readonly carrier: string
  readonly day: string
  readonly times: string
  readonly stops: string
  readonly load: string
  /** by how much the load exceeds the capacity */
  readonly overload: string
  readonly distance: string
  readonly hours: string
  readonly rows: ReadonlyArray<VisitRow>
  readonly totals: { readonly metres: number; readonly seconds: number; readonly load: ReadonlyArray<number> }
}

export type DriversAndCarriers = { readonly drivers: ReadonlyArray<Driver>; readonly carriers: ReadonlyArray<Carrier> }

export const routeReportOf = (
  route: Route,
  stopOf: StopLookup,
  driversAndCarriers: DriversAndCarriers,
  measureDrive: MeasureDrive,
): RouteReport => {
  const driver = driversAndCarriers.drivers.find(({ id }) => id === route.driverId)
  const { load, stopCount, missed } = totalsOf(route, stopOf)
  const { metres, seconds, times } = routeTravelOf(route, stopOf, measureDrive)
  const carrier = driversAndCarriers.carriers.find(({ id }) => id === route.externalRouteId)?.displayName ?? ''
  return {
    number: String(routeNumberOf(route)),
    name: route.name,
    colour: colourOf(route.color),
    driver: route.driverName ?? (driver === undefined ? '' : driverName(driver)),
    carrier,
    day: route.day === undefined ? 'Any day' : dayLabel(route.day),
    times,
    stops: formatNumber(stopCount),
    ...loadTextsOf(load, driver?.vehicleCapacity),
    distance: formatKilometres(metres),
    hours: formatHours(seconds),
    rows: rowsOf(route, stopOf, missed),
    totals: { metres, seconds, load },
  }
}

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

const rowsOf = (route: Route, stopOf: StopLookup, missed: ReadonlyArray<MissedVisit>): ReadonlyArray<VisitRow> => {
  const schedule = { day: route.day, clock: routeClockOf(route) }
  const missedById = new Map(missed.map((visit) => [visit.id, visit]))
  return [
    ...(route.start === undefined ? [] : [endRow(route.start, schedule)]),
    ...route.visits.map((visit) => visitRow(visit, stopOf(visit.id), schedule, missedById.get(visit.id))),
    ...(route.end === undefined ? [] : [endRow(route.end, schedule)]),
  ]
}
