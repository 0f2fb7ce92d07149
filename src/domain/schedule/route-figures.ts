import {
  loadChangesOf,
  missedSlots,
  peakLoad,
  roundAmount,
  routeSecondsOf,
  type LoadChange,
  type Route,
} from '../route'
import type { Seconds } from '../problem'
import type { StopLookup } from '../stop'
import { memoizeWeakPair } from '../value'

/** What routes cost. A difference of two is a price, so that a figure may be negative. */
export type RouteFigures = {
  readonly metres: number
  readonly seconds: Seconds
  readonly lateStops: number
  readonly lateSeconds: Seconds
  /** the load above the capacity of the vehicle */
  readonly overload: number
}

export const zeroFigures: RouteFigures = { metres: 0, seconds: 0, lateStops: 0, lateSeconds: 0, overload: 0 }

/** One amount for each dimension; undefined where no driver is known, so that nothing is too much. */
export type Capacity = ReadonlyArray<number> | undefined

/** Finds the capacity of the vehicle of a route. */
export type CapacityOf = (route: Pick<Route, 'driverId'>) => Capacity

/** The figures of a route as they are stored; its times may be those of the solver. */
export const figuresOfRoute = (route: Route, stopOf: StopLookup, capacity: Capacity): RouteFigures => {
  const { metres, seconds, lateStops, lateSeconds, peak } = storedFigures(stopOf, route)
  return {
    metres,
    seconds,
    lateStops,
    lateSeconds,
    overload: capacity === undefined ? 0 : overloadOf(peak, capacity),
  }
}

/** Cached, since each price looks at all routes of a day, most of which stay as they are. */
const storedFigures = memoizeWeakPair((stopOf: StopLookup, route: Route) => {
  const late = missedSlots(route, stopOf).filter(({ kind }) => kind === 'late')
  return {
    metres: route.metres ?? 0,
    seconds: route.seconds ?? routeSecondsOf(route) ?? 0,
    lateStops: late.length,
    lateSeconds: late.reduce((sum, { seconds }) => sum + seconds, 0),
    peak: peakLoad(loadChangesOf(route, stopOf)),
  }
})

/** How much of the highest load is above the capacity, in all dimensions. */
export const overloadOfChanges = (changes: ReadonlyArray<LoadChange>, capacity: Capacity): number =>
  capacity === undefined ? 0 : overloadOf(peakLoad(changes), capacity)

/** How much of a load is above the capacity, in all dimensions. */
export const overloadOf = (load: ReadonlyArray<number>, capacity: ReadonlyArray<number>): number =>
  roundAmount(capacity.reduce((sum, max, dimension) => sum + Math.max(0, (load[dimension] ?? 0) - max), 0))

export const addFigures = (one: RouteFigures, other: RouteFigures): RouteFigures => ({
  metres: one.metres + other.metres,
  seconds: one.seconds + other.seconds,
  lateStops: one.lateStops + other.lateStops,
  lateSeconds: one.lateSeconds + other.lateSeconds,
  overload: roundAmount(one.overload + other.overload),
})

export const subtractFigures = (one: RouteFigures, other: RouteFigures): RouteFigures => ({
  metres: one.metres - other.metres,
  seconds: one.seconds - other.seconds,
  lateStops: one.lateStops - other.lateStops,
  lateSeconds: one.lateSeconds - other.lateSeconds,
  overload: roundAmount(one.overload - other.overload),
})

/** Negative where the first is the better: fewer late stops, less lateness, less overload, less time, less distance. */
export const compareFigures = (one: RouteFigures, other: RouteFigures): number =>
  one.lateStops - other.lateStops ||
  one.lateSeconds - other.lateSeconds ||
  one.overload - other.overload ||
  one.seconds - other.seconds ||
  one.metres - other.metres
