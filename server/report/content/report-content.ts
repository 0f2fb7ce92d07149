import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../../src/domain/address'
import { dateTimeLabel, dayLabel } from '../../../src/domain/calendar'
import { groupRoutesByDay, stopOf, type Plan } from '../../../src/domain/plan'
import { sortRoutesByIndex, roundAmount } from '../../../src/domain/route'
import { countStops, type StopId } from '../../../src/domain/stop'
import { formatNumber } from '../../../src/domain/text'
import type { Drive } from './route-travel'
import { hours, kilometres, loadWords } from './format-figures'
import { leftOut, unplannedIn, type LeftOut, type WhyUnplanned } from './unplanned-row'
import { mapSketch, type MapSketch } from './map-drawing'
import { routeSheet, type Crews, type RouteSheet } from './route-report'

export type Reported = Crews & {
  readonly project: { readonly name: string }
  readonly plan: Plan
  readonly headquarters: Coordinates | undefined
  readonly whyUnplanned: WhyUnplanned
  readonly drive: Drive
  readonly clock: { readonly now: () => Date }
}

/** All words and figures that are printed, without their layout. */
export type ReportContent = {
  readonly project: string
  readonly madeAt: Date
  readonly printed: string
  /** Ma 23-11 – Wo 25-11 */
  readonly days: string
  readonly totals: ReadonlyArray<Figure>
  readonly map: MapSketch | undefined
  readonly routes: ReadonlyArray<RouteSheet>
  readonly unplanned: ReadonlyArray<LeftOut>
  readonly hasStops: boolean
}

export type Figure = { readonly label: string; readonly value: string; readonly isTrouble: boolean }

/** Made in steps, so that the server can answer other requests in between: there may be thousands of stops. */
export const reportContent = function* (reported: Reported): Generator<void, ReportContent> {
  const { project, plan, headquarters, whyUnplanned, drive, clock } = reported
  const known = (id: StopId) => O.toUndefined(stopOf(plan, id))
  const routes = yield* each(sortRoutesByIndex(plan.routes), (route) => routeSheet(route, known, reported, drive))
  const unplanned = yield* each(unplannedIn(plan), (stop) => leftOut(plan, stop, whyUnplanned))
  const stops = countStops(plan.stops)
  const madeAt = clock.now()
  return {
    project: project.name,
    madeAt,
    printed: dateTimeLabel(madeAt.toISOString()) ?? '',
    days: daysOf(plan),
    totals: totalsOf(routes, stops, unplanned.length),
    map: mapSketch(plan, headquarters),
    routes,
    unplanned,
    hasStops: stops > 0,
  }
}

const each = function* <A, B>(all: ReadonlyArray<A>, made: (one: A) => B): Generator<void, ReadonlyArray<B>> {
  const some: B[] = []
  for (const one of all) {
    some.push(made(one))
    yield
  }
  return some
}

const daysOf = ({ routes }: Plan): string => {
  const days = groupRoutesByDay(routes).map(({ day }) => dayLabel(day))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? first : `${first} – ${last}`
}

const totalsOf = (routes: ReadonlyArray<RouteSheet>, stops: number, unplanned: number): ReadonlyArray<Figure> => [
  { label: 'Routes', value: formatNumber(routes.length), isTrouble: false },
  { label: 'Stops', value: formatNumber(stops), isTrouble: false },
  { label: 'Distance', value: ifAny(routes, kilometres(sumOf(routes, ({ metres }) => metres))), isTrouble: false },
  { label: 'Hours', value: ifAny(routes, hours(sumOf(routes, ({ seconds }) => seconds))), isTrouble: false },
  { label: 'Load', value: ifAny(routes, loadWords(loadOf(routes))), isTrouble: false },
  { label: 'Unplanned', value: formatNumber(unplanned), isTrouble: unplanned > 0 && routes.length > 0 },
]

/** Without routes there are no distance, hours and load yet. */
const ifAny = (routes: ReadonlyArray<RouteSheet>, words: string): string => (routes.length === 0 ? '' : words)

const sumOf = (routes: ReadonlyArray<RouteSheet>, of: (sums: RouteSheet['sums']) => number): number =>
  routes.reduce((sum, { sums }) => sum + of(sums), 0)

const loadOf = (routes: ReadonlyArray<RouteSheet>): ReadonlyArray<number> =>
  Array.from({ length: routes.reduce((most, { sums }) => Math.max(most, sums.load.length), 0) }, (_, dimension) =>
    roundAmount(sumOf(routes, ({ load }) => load[dimension] ?? 0)),
  )
