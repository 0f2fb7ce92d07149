import type { RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { ProjectFigures } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import { roundAmount, type Route } from '../../domain/route'
import { addFigures, zeroFigures, subtractFigures } from '../../domain/schedule'
import { listedDayOf, askedOtherDayOf, visibleStops, stopList, type Stop, type StopList } from '../../domain/stop'
import { memoizeWeak } from '../../domain/value'
import { metresChange, secondsChange, amountChange, type FigureChange } from './format-figures'
import { routeSummaryOf, type RouteSummary, type UnknownFigures } from './route-summary'
import { driverLimitsOf } from '../../domain/problem'

/** In the order of the routes; cached for a plan and its drivers, because they do not depend on the map view. */
const routeSummariesOf = memoizeWeak(({ routes, stops }: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>): ReadonlyArray<RouteSummary> =>
    routes.map((route) => cachedSummaryOf(route, stops, drivers)),
  ),
)

type CachedSummary = {
  readonly stops: ReadonlyArray<Stop | undefined>
  readonly drivers: ReadonlyArray<Driver>
  readonly summary: RouteSummary
}

const cachedSummaries = new WeakMap<Route, CachedSummary>()

/** The same object while the route, its stops and the drivers are the same, so that only changed panels are drawn again. */
const cachedSummaryOf = (route: Route, allStops: StopList, drivers: ReadonlyArray<Driver>): RouteSummary => {
  const stops = route.visits.map(({ id }) => stopList.get(allStops, id))
  const cached = cachedSummaries.get(route)
  if (cached?.drivers === drivers && cached.stops.every((stop, index) => stop === stops[index])) return cached.summary
  const summary = routeSummaryOf(route, (id) => stopList.get(allStops, id), driverLimitsOf(route, drivers))
  cachedSummaries.set(route, { stops, drivers, summary })
  return summary
}

/** The figures of the routes of one day or of all days, and of the stops without a route. */
export type PlanTotals = ProjectFigures & {
  readonly visitCount: number
  readonly load: number
  /** undefined where the driver of a route with stops is not known */
  readonly capacity: number | undefined
  /** the routes with stops, and for how many of them a figure is not known, which then is not counted */
  readonly routeCount: number
  readonly unknown: Readonly<Record<keyof UnknownFigures, number>>
}

/** `day`: undefined for all days. */
export const planTotalsOf = (plan: Plan, drivers: ReadonlyArray<Driver>, day: RouteDay | undefined): PlanTotals => {
  const summaries = summariesOnDay(plan, drivers, day)
  const driven = summaries.filter(({ visitCount }) => visitCount > 0)
  return {
    ...summaries.reduce((sum, { figures }) => addFigures(sum, figures), zeroFigures),
    unplannedCount: unplannedStopsOf(plan.stops, day).length,
    visitCount: summaries.reduce((sum, { visitCount }) => sum + visitCount, 0),
    load: roundAmount(driven.reduce((sum, { load }) => sum + load.amount, 0)),
    capacity: driven.reduce<number | undefined>(
      (sum, { load }) => (sum === undefined || load.capacity === undefined ? undefined : sum + load.capacity),
      0,
    ),
    routeCount: driven.length,
    unknown: {
      distance: countUnknown(driven, 'distance'),
      hours: countUnknown(driven, 'hours'),
      late: countUnknown(driven, 'late'),
      canRecalculate: countUnknown(driven, 'canRecalculate'),
    },
  }
}

const countUnknown = (summaries: ReadonlyArray<RouteSummary>, figure: keyof UnknownFigures): number =>
  summaries.filter(({ unknown }) => unknown[figure]).length

export const summariesOnDay = (
  plan: Plan,
  drivers: ReadonlyArray<Driver>,
  day: RouteDay | undefined,
): ReadonlyArray<RouteSummary> => {
  const summaries = routeSummariesOf(plan)(drivers)
  return day === undefined ? summaries : summaries.filter(({ routeDay }) => routeDay === day)
}

export const unplannedStopsOf = (stops: StopList, day: RouteDay | undefined): ReadonlyArray<Stop> => {
  const unplanned = allUnplannedStopsOf(stops)
  return day === undefined ? unplanned : unplanned.filter((stop) => listedDayOf(stop) === day)
}

const allUnplannedStopsOf = memoizeWeak((stops: StopList) =>
  visibleStops(stops, { onlyUnplanned: true, focusedDay: undefined }),
)

/** By how much the figures of a plan differ from those of another; a lower figure is better. */
type TotalsChange = Readonly<
  Record<'distance' | 'hours' | 'late', FigureChange | undefined> & Record<'over' | 'unplanned' | 'load', FigureChange>
>

/**
 * Where as many stops are late, the change of their lateness is given. A figure that became known for a route has no
 * change.
 */
export const totalsChangeOf = (before: PlanTotals, after: PlanTotals): TotalsChange => {
  const { metres, seconds, lateStops, lateSeconds, overload } = subtractFigures(after, before)
  const ifComparable = (figure: keyof UnknownFigures, change: FigureChange): FigureChange | undefined =>
    before.unknown[figure] === after.unknown[figure] ? change : undefined
  return {
    distance: ifComparable('distance', metresChange(metres)),
    hours: ifComparable('hours', secondsChange(seconds)),
    late: ifComparable('late', lateStops === 0 ? secondsChange(lateSeconds) : amountChange(lateStops)),
    over: amountChange(overload),
    unplanned: amountChange(after.unplannedCount - before.unplannedCount),
    load: amountChange(after.load - before.load),
  }
}

/** Such as `+11 km · +13 min · −1 late`; empty where no figure changes. */
export const describeTotalsChange = ({ distance, hours, late, over, unplanned }: TotalsChange): string =>
  [
    partOf(distance, ''),
    partOf(hours, ''),
    partOf(late, ' late'),
    partOf(over, ' over'),
    partOf(unplanned, ' unplanned'),
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** Such as `+1 on another day`, of stops that ask for a day; empty where no more or fewer are on a route of another one. */
export const describeDayChange = (before: Plan, after: Plan): string =>
  partOf(amountChange(countStopsOnOtherDay(after, before) - countStopsOnOtherDay(before, after)), ' on another day')

/** Of the stops that another plan does not have unchanged: reading the days of thousands of stops takes some 40 ms. */
const countStopsOnOtherDay = ({ stops }: Plan, other: Plan): number =>
  stopList.diff(stops, other.stops).filter(({ stop }) => askedOtherDayOf(stop) !== undefined).length

const partOf = (change: FigureChange | undefined, noun: string): string =>
  change === undefined || change.kind === 'same' ? '' : `${change.text}${noun}`
