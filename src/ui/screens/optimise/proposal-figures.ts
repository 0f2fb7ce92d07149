import { metresBetween, globePointOf, type Coordinates } from '../../../domain/address'
import { delayTimes, type RouteDay } from '../../../domain/calendar'
import type { Driver } from '../../../domain/driver'
import { pathOfRoute } from '../../../domain/map'
import { consecutivePairs, memoizeWeak } from '../../../domain/value'
import { activitiesOf, routeSecondsOf, shownSecondsOf, stopVisitsOf, type Route } from '../../../domain/route'
import { arrivalChangesOf, workingTimesFrom } from '../../../domain/schedule'
import { pluralise, formatHours, formatKilometres, formatNumber } from '../../../domain/text'
import type { FigureChange } from '../../plan'
import {
  countStopMoves,
  type DescribedRepair,
  type RouteComparison,
  type StopMoveCounts,
} from '../../../domain/optimisation'
import type { Plan } from '../../../domain/plan'
import { countStops, stopList } from '../../../domain/stop'

/** The length and the duration of a route; a length that the server does not send is measured along its line. */
export type DistanceAndTime = { readonly metres: number; readonly seconds: number | undefined }

export const distanceAndTimeOf = memoizeWeak((route: Route): DistanceAndTime => ({
  metres: route.metres ?? pathMetres(pathOfRoute(route)),
  seconds: routeSecondsOf(route),
}))

export const routesOnDays = (routes: ReadonlyArray<Route>, days: ReadonlyArray<RouteDay>): ReadonlyArray<Route> =>
  routes.filter(({ day }) => day !== undefined && days.includes(day))

export const totalDistanceAndTime = (routes: ReadonlyArray<Route>): DistanceAndTime =>
  routes.map(distanceAndTimeOf).reduce(
    (sum, { metres, seconds }) => ({
      metres: sum.metres + metres,
      seconds: sum.seconds === undefined || seconds === undefined ? undefined : sum.seconds + seconds,
    }),
    { metres: 0, seconds: 0 },
  )

/**
 * A declined route that loses stops to accepted ones has no figures until the server works it out: its length and its
 * times are estimated by what it drives at present.
 */
export const withEstimatedFigures =
  ({ routes, stops }: Plan, drivers: ReadonlyArray<Driver>) =>
  (route: Route): Route => {
    const before = routes.find(({ index }) => index === route.index)
    const hasFigures = (route.metres ?? route.seconds ?? route.figureSource) !== undefined
    if (before === undefined || hasFigures || !isPartOf(route, before)) return route
    const straightMetres = straightMetresOf(before)
    const metres =
      straightMetres === 0 ? 0 : (distanceAndTimeOf(before).metres * straightMetresOf(route)) / straightMetres
    const changes = arrivalChangesOf(before, route.visits, {
      stopOf: (id) => stopList.get(stops, id),
      workingTimes: workingTimesFrom(drivers)(before),
      change: undefined,
    })
    return {
      ...route,
      metres,
      start: route.start && delayTimes(route.start, (changes?.start ?? 0) * 1000),
      visits: route.visits.map((visit) => delayTimes(visit, (changes?.visits.get(visit.id) ?? 0) * 1000)),
      end: route.end && delayTimes(route.end, (changes?.end ?? 0) * 1000),
    }
  }

const isPartOf = (route: Route, before: Route): boolean => {
  const ids = new Set(before.visits.map(({ id }) => id))
  return route.visits.length < ids.size && route.visits.every(({ id }) => ids.has(id))
}

const straightMetresOf = (route: Route): number =>
  pathMetres(activitiesOf(route).flatMap(({ address }) => address.coordinates ?? []))

export type Figure = { readonly label: string; readonly value: string; readonly change: FigureChange | undefined }

/** What is shown of a proposal, and of the best plan while a search runs. */
export const figuresOf = (
  { metres, seconds }: DistanceAndTime,
  unplanned: number,
  changes: Readonly<Record<'metres' | 'seconds' | 'unplanned', FigureChange | undefined>>,
): ReadonlyArray<Figure> => [
  { label: 'Distance', value: `${formatKilometres(metres)} km`, change: changes.metres },
  { label: 'Hours', value: seconds === undefined ? '–' : formatHours(seconds), change: changes.seconds },
  { label: 'Unplanned', value: formatNumber(unplanned), change: changes.unplanned },
]

const pathMetres = (points: ReadonlyArray<Coordinates>): number =>
  consecutivePairs(points.map(globePointOf)).reduce((sum, [from, to]) => sum + metresBetween(from, to), 0)

/**
 * How much the hours and the stops of the proposed routes differ, such as
 * `6 routes of 7:02 to 8:57 h, 29 to 37 stops; now 3 of 3:23 to 8:30 h`; undefined where there are no two routes or
 * the hours of one are unknown.
 */
export const describeLevel = (proposed: ReadonlyArray<Route>, current: ReadonlyArray<Route>): string | undefined => {
  const hours = hoursRange(proposed)
  if (proposed.length < 2 || hours === undefined) return undefined
  const stops = proposed.map((route) => stopVisitsOf(route).length)
  const currentHours = hoursRange(current)
  const now = currentHours === undefined ? '' : `; now ${formatNumber(current.length)} of ${currentHours} h`
  return `${pluralise(proposed.length, 'route')} of ${hours} h, ${rangeText(stops, formatNumber)} stops${now}`
}

const hoursRange = (routes: ReadonlyArray<Route>): string | undefined => {
  const seconds = routes.flatMap((route) => shownSecondsOf(route) ?? [])
  return seconds.length === 0 || seconds.length < routes.length ? undefined : rangeText(seconds, formatHours)
}

const rangeText = (values: ReadonlyArray<number>, format: (value: number) => string): string => {
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))]
  return least === most ? least : `${least} to ${most}`
}

/** How many stops get, change and lose a route; a stop of a repair gets that of the repair, which may be its present one. */
export const countMovesWithRepairs = (
  comparisons: ReadonlyArray<RouteComparison>,
  repairs: ReadonlyArray<Pick<DescribedRepair, 'moves'>>,
): StopMoveCounts =>
  repairs
    .flatMap(({ moves = [] }) => moves)
    .reduce((counts, { stop, to }) => {
      const present = comparisons.find(({ before }) => before?.visits.some(({ id }) => id === stop))
      if (present === undefined) return { ...counts, planned: counts.planned + 1 }
      const isSameRoute = to.kind === 'route' && to.index === present.after?.index
      return { ...counts, moved: counts.moved + (isSameRoute ? 0 : 1), unplanned: counts.unplanned - 1 }
    }, countStopMoves(comparisons))

/** A number of stops, and what happens to them. */
type StopCount = { readonly count: number; readonly text: string }

/** Such as `82 stops get a route, 3 change route`; a count of 0 is left out. */
export const describeStopCounts = (stopCounts: ReadonlyArray<StopCount>): string =>
  stopCounts
    .filter(({ count }) => count > 0)
    .map(({ count, text }, index) => `${index === 0 ? pluralise(count, 'stop') : formatNumber(count)} ${text}`)
    .join(', ')

/** Such as `82 stops get a route, 3 change route`, or `82 stops planned` where there were no routes before. */
export const describeMovedStops = ({ planned, moved, unplanned }: StopMoveCounts, isCompared: boolean): string => {
  if (!isCompared) return `${pluralise(planned, 'stop')} planned`
  const text = describeStopCounts([
    { count: planned, text: planned === 1 ? 'gets a route' : 'get a route' },
    { count: moved, text: moved === 1 ? 'changes route' : 'change route' },
    { count: unplanned, text: unplanned === 1 ? 'loses its route' : 'lose their route' },
  ])
  return text === '' ? 'No stop changes route' : text
}

export const unplannedCountOf = ({ stops }: Pick<Plan, 'stops'>): number =>
  countStops(stops, { onlyUnplanned: true, focusedDay: undefined })
