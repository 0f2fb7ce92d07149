import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../../src/domain/address'
import { dateTimeLabel, dayLabel } from '../../../src/domain/calendar'
import { groupRoutesByDay, stopOf, type Plan } from '../../../src/domain/plan'
import { sortRoutesByIndex, roundAmount } from '../../../src/domain/route'
import { countStops, type StopId } from '../../../src/domain/stop'
import { formatNumber } from '../../../src/domain/text'
import type { MeasureDrive } from './route-travel'
import { formatHours, formatKilometres, formatLoad } from './format-figures'
import { unplannedRowOf, unplannedStopsIn, type UnplannedRow, type UnplannedReasonOf } from './unplanned-row'
import { mapDrawingOf, type MapDrawing } from './map-drawing'
import { routeReportOf, type DriversAndCarriers, type RouteReport } from './route-report'

export type ReportInput = DriversAndCarriers & {
  readonly project: { readonly name: string }
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
  /** Ma 23-11 – Wo 25-11 */
  readonly days: string
  readonly totals: ReadonlyArray<ReportFigure>
  readonly map: MapDrawing | undefined
  readonly routes: ReadonlyArray<RouteReport>
  readonly unplanned: ReadonlyArray<UnplannedRow>
  readonly hasStops: boolean
}

export type ReportFigure = { readonly label: string; readonly value: string; readonly isWarning: boolean }

/** Built in steps, so that the server can answer other requests in between: there may be thousands of stops. */
export const reportContent = function* (input: ReportInput): Generator<void, ReportContent> {
  const { project, plan, headquarters, unplannedReasonOf, measureDrive, clock } = input
  const findStop = (id: StopId) => O.toUndefined(stopOf(plan, id))
  const routes = yield* mapInSteps(sortRoutesByIndex(plan.routes), (route) =>
    routeReportOf(route, findStop, input, measureDrive),
  )
  const unplanned = yield* mapInSteps(unplannedStopsIn(plan), (stop) => unplannedRowOf(plan, stop, unplannedReasonOf))
  const stops = countStops(plan.stops)
  const madeAt = clock.now()
  return {
    project: project.name,
    madeAt,
    printedAt: dateTimeLabel(madeAt.toISOString()) ?? '',
    days: dayRangeOf(plan),
    totals: totalsOf(routes, stops, unplanned.length),
    map: mapDrawingOf(plan, headquarters),
    routes,
    unplanned,
    hasStops: stops > 0,
  }
}

const mapInSteps = function* <A, B>(
  items: ReadonlyArray<A>,
  transform: (item: A) => B,
): Generator<void, ReadonlyArray<B>> {
  const results: B[] = []
  for (const item of items) {
    results.push(transform(item))
    yield
  }
  return results
}

const dayRangeOf = ({ routes }: Plan): string => {
  const days = groupRoutesByDay(routes).map(({ day }) => dayLabel(day))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? first : `${first} – ${last}`
}

const totalsOf = (
  routes: ReadonlyArray<RouteReport>,
  stops: number,
  unplanned: number,
): ReadonlyArray<ReportFigure> => [
  { label: 'Routes', value: formatNumber(routes.length), isWarning: false },
  { label: 'Stops', value: formatNumber(stops), isWarning: false },
  {
    label: 'Distance',
    value: emptyWithoutRoutes(routes, formatKilometres(sumOf(routes, ({ metres }) => metres))),
    isWarning: false,
  },
  {
    label: 'Hours',
    value: emptyWithoutRoutes(routes, formatHours(sumOf(routes, ({ seconds }) => seconds))),
    isWarning: false,
  },
  { label: 'Load', value: emptyWithoutRoutes(routes, formatLoad(totalLoadOf(routes))), isWarning: false },
  { label: 'Unplanned', value: formatNumber(unplanned), isWarning: unplanned > 0 && routes.length > 0 },
]

/** Without routes there are no distance, hours and load. */
const emptyWithoutRoutes = (routes: ReadonlyArray<RouteReport>, text: string): string =>
  routes.length === 0 ? '' : text

const sumOf = (routes: ReadonlyArray<RouteReport>, amountOf: (totals: RouteReport['totals']) => number): number =>
  routes.reduce((sum, { totals }) => sum + amountOf(totals), 0)

const totalLoadOf = (routes: ReadonlyArray<RouteReport>): ReadonlyArray<number> =>
  Array.from({ length: routes.reduce((max, { totals }) => Math.max(max, totals.load.length), 0) }, (_, dimension) =>
    roundAmount(sumOf(routes, ({ load }) => load[dimension] ?? 0)),
  )
