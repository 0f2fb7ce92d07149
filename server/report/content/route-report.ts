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
import { drivenBy, type Drive } from './route-travel'
import { hours, kilometres, loadWords } from './format-figures'
import { endRow, visitRow, type VisitRow } from './visit-row'

/** A route in the words that are printed, and the figures that the cover adds up. */
export type RouteSheet = {
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
  readonly sums: { readonly metres: number; readonly seconds: number; readonly load: ReadonlyArray<number> }
}

export type Crews = { readonly drivers: ReadonlyArray<Driver>; readonly carriers: ReadonlyArray<Carrier> }

export const routeSheet = (route: Route, stopOf: StopLookup, crews: Crews, drive: Drive): RouteSheet => {
  const driver = crews.drivers.find(({ id }) => id === route.driverId)
  const { load, stops, missed } = totalsOf(route, stopOf)
  const { metres, seconds, times } = drivenBy(route, stopOf, drive)
  const carrier = crews.carriers.find(({ id }) => id === route.externalRouteId)?.displayName ?? ''
  return {
    number: String(routeNumberOf(route)),
    name: route.name,
    colour: colourOf(route.color),
    driver: route.driverName ?? (driver === undefined ? '' : driverName(driver)),
    carrier,
    day: route.day === undefined ? 'Any day' : dayLabel(route.day),
    times,
    stops: formatNumber(stops),
    ...onBoard(load, driver?.vehicleCapacity),
    distance: kilometres(metres),
    hours: hours(seconds),
    rows: rowsOf(route, stopOf, missed),
    sums: { metres, seconds, load },
  }
}

/** A driver has one capacity, which is compared with the first dimension of the load. */
const onBoard = (load: ReadonlyArray<number>, capacity: number | undefined): Pick<RouteSheet, 'load' | 'overload'> => {
  if (capacity === undefined) return { load: loadWords(load), overload: '' }
  const over = (load[0] ?? 0) - capacity
  return {
    load: `${loadWords(load)} of ${loadWords([capacity])}`,
    overload: over > 0 ? `${loadWords([over])} over` : '',
  }
}

const rowsOf = (route: Route, stopOf: StopLookup, missed: ReadonlyArray<MissedVisit>): ReadonlyArray<VisitRow> => {
  const when = { day: route.day, clock: routeClockOf(route) }
  const missedBy = new Map(missed.map((visit) => [visit.id, visit]))
  return [
    ...(route.start === undefined ? [] : [endRow(route.start, when)]),
    ...route.visits.map((visit) => visitRow(visit, stopOf(visit.id), when, missedBy.get(visit.id))),
    ...(route.end === undefined ? [] : [endRow(route.end, when)]),
  ]
}
