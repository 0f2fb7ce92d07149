import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../../src/domain/address'
import { dateTimeLabel, dayLabel } from '../../../src/domain/calendar'
import { groupRoutesByDay, stopOf, type DriversAndCarriers, type Plan, type PlanPart } from '../../../src/domain/plan'
import { dataDateOf, legsOfRoutes } from '../../../src/domain/move'
import { driverName } from '../../../src/domain/driver'
import { addLegs, sortRoutesByIndex, roadsLabel, roundAmount, routeNumberOf } from '../../../src/domain/route'
import { countStops, type StopId } from '../../../src/domain/stop'
import { formatHours, formatKilometres, formatNumber, pluralise } from '../../../src/domain/text'
import type { Steps } from '../../../src/domain/value'
import type { MeasureDrive } from './route-travel'
import { unplannedRowOf, unplannedStopsIn, type UnplannedRow, type UnplannedReasonOf } from './unplanned-row'
import type { ReportedLateVisit } from './visit-row'
import { fullDayLabel, formatLoad } from './format-figures-and-times'
import { mapDrawingOf, type MapDrawing } from './map-drawing'
import { routeMapsOf, type RouteMaps } from './route-maps'
import { routeReportOf, type RouteReport } from './route-report'

export type ReportInput = DriversAndCarriers & {
  readonly project: { readonly name: string; readonly version: number }
  /** the day, route or driver that the report is limited to */
  readonly part: PlanPart
  readonly plan: Plan
  readonly headquarters: Coordinates | undefined
  readonly unplannedReasonOf: UnplannedReasonOf
  readonly measureDrive: MeasureDrive
  readonly clock: { readonly now: () => Date }
}

/** All texts and figures to be printed, without layout. */
export type ReportContent = {
  readonly project: string
  readonly madeAt: Date
  readonly printedAt: string
  /** where the distances come from */
  readonly roads: string
  /** Monday 23 November 2026, or Ma 23-11 – Wo 25-11; and which part of the project it is */
  readonly days: string
  readonly totals: ReadonlyArray<ReportFigure>
  readonly map: MapDrawing | undefined
  /** the latest first */
  readonly lateVisits: ReadonlyArray<ReportedLateVisit>
  readonly routes: ReadonlyArray<RouteReport>
  /** by the index of the route; a route without stops has no pages of its own */
  readonly routeMaps: ReadonlyMap<number, RouteMaps>
  readonly unplanned: ReadonlyArray<UnplannedRow>
  readonly hasStops: boolean
}

export type ReportFigure = { readonly label: string; readonly value: string; readonly isWarning: boolean }

/** Built in steps, so that the server can answer other requests in between: there may be thousands of stops. */
export const reportContent = function* (input: ReportInput): Steps<ReportContent> {
  const { project, plan, part, headquarters, unplannedReasonOf, measureDrive, clock } = input
  const findStop = (id: StopId) => O.toUndefined(stopOf(plan, id))
  const routes: RouteReport[] = []
  for (const route of sortRoutesByIndex(plan.routes)) {
    routes.push(yield* routeReportOf(route, findStop, input, measureDrive))
    yield
  }
  const unplanned: UnplannedRow[] = []
  for (const stop of unplannedStopsIn(plan)) {
    unplanned.push(unplannedRowOf(plan, stop, unplannedReasonOf))
    yield
  }
  const map = mapDrawingOf(plan, headquarters)
  yield
  const lateVisits = routes.flatMap((route) => route.lateVisits).toSorted((one, other) => other.minutes - one.minutes)
  const stops = countStops(plan.stops)
  const madeAt = clock.now()
  return {
    project: project.name,
    madeAt,
    printedAt: `${dateTimeLabel(madeAt.toISOString()) ?? ''} · version ${project.version}`,
    roads: roadTextOf(plan, routes),
    days: [dayRangeOf(plan), partTextOf(part, input)].filter((text) => text !== '').join(' · '),
    totals: totalsOf(routes, stops, unplanned.length, lateVisits.length),
    map,
    lateVisits,
    routes,
    routeMaps: routeMapsOf(plan, map, findStop),
    unplanned,
    hasStops: stops > 0,
  }
}

const dayRangeOf = ({ routes }: Plan): string => {
  const days = groupRoutesByDay(routes).map(({ day }) => day)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? fullDayLabel(first) : `${dayLabel(first)} – ${dayLabel(last)}`
}

/** Distances are measured for the report; times are those of the plan, whose routes may say where they come from. */
const roadTextOf = ({ routes: planned }: Plan, routes: ReadonlyArray<RouteReport>): string => {
  const legs = routes
    .map(({ totals }) => totals.legs)
    .reduce(addLegs, legsOfRoutes(planned.filter(({ figureSource }) => figureSource !== undefined)))
  const fromOpenStreetMap = legs.osrm + legs.file
  if (fromOpenStreetMap + legs.main === 0) return 'Estimated times, no roads'
  return [
    ...(fromOpenStreetMap === 0 ? [] : [`${roadsLabel(dataDateOf(planned))} © OpenStreetMap contributors`]),
    ...(legs.main === 0 ? [] : [fromOpenStreetMap === 0 ? 'Main roads only' : 'some main roads only']),
    ...(legs.estimate === 0 ? [] : ['some times estimated']),
  ].join(', ')
}

/** Only route 3, only the routes of Bram Kok; the day stands before it. */
const partTextOf = ({ routeIndex, driverId }: PlanPart, { drivers, plan }: ReportInput): string => {
  const driver = drivers.find(({ id }) => id === driverId)
  const name =
    driver === undefined ? plan.routes.find((route) => route.driverId === driverId)?.driverName : driverName(driver)
  return [
    routeIndex === undefined ? '' : `only route ${routeNumberOf({ index: routeIndex })}`,
    driverId === undefined ? '' : `only ${name ?? 'one driver'}`,
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

const totalsOf = (
  routes: ReadonlyArray<RouteReport>,
  stops: number,
  unplanned: number,
  lateCount: number,
): ReadonlyArray<ReportFigure> => [
  { label: 'Routes', value: formatNumber(routes.length), isWarning: false },
  {
    label: 'Stops planned',
    value: `${formatNumber(stops - unplanned)} of ${formatNumber(stops)}`,
    isWarning: false,
  },
  {
    label: 'Distance',
    value: emptyWithoutRoutes(routes, `${formatKilometres(sumOf(routes, ({ metres }) => metres))} km`),
    isWarning: false,
  },
  {
    label: 'Hours',
    value: emptyWithoutRoutes(routes, formatHours(sumOf(routes, ({ seconds }) => seconds))),
    isWarning: false,
  },
  { label: 'Load', value: emptyWithoutRoutes(routes, totalLoadText(routes)), isWarning: false },
  { label: 'Late', value: emptyWithoutRoutes(routes, pluralise(lateCount, 'stop')), isWarning: lateCount > 0 },
]

/** Without routes there are no distance, hours and load. */
const emptyWithoutRoutes = (routes: ReadonlyArray<RouteReport>, text: string): string =>
  routes.length === 0 ? '' : text

const sumOf = (routes: ReadonlyArray<RouteReport>, amountOf: (totals: RouteReport['totals']) => number): number =>
  routes.reduce((sum, { totals }) => sum + amountOf(totals), 0)

/** With the capacity where that of every route is known. */
const totalLoadText = (routes: ReadonlyArray<RouteReport>): string => {
  const load = formatLoad(totalLoadOf(routes))
  const capacities = routes.flatMap(({ totals }) => totals.capacity ?? [])
  return capacities.length < routes.length
    ? load
    : `${load} of ${formatLoad([roundAmount(capacities.reduce((sum, capacity) => sum + capacity, 0))])}`
}

const totalLoadOf = (routes: ReadonlyArray<RouteReport>): ReadonlyArray<number> =>
  Array.from({ length: routes.reduce((max, { totals }) => Math.max(max, totals.load.length), 0) }, (_, dimension) =>
    roundAmount(sumOf(routes, ({ load }) => load[dimension] ?? 0)),
  )
