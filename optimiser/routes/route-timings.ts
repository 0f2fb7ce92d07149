import type { Instance } from '../instance'
import { bestTimes, type LinkedLabel } from '../timing'
import { createTimingState, driveTo, serveStop, beginRoute, type TimingState, type BreakIndexes } from './timing-state'

/**
 * Where lateness has a price: the best timing of each route. With no second windows and no breaks it is
 * the only one. Otherwise an insertion keeps the window of each stop and the leg of each break.
 */
export type RouteTimings = {
  readonly hasOneTiming: boolean
  /**
   * by stop: the end of service when leaving as early as possible, the time since leaving, the
   * latest time to leave, and the lateness so far
   */
  readonly doneAt: Int32Array
  readonly duration: Int32Array
  readonly latest: Int32Array
  readonly late: Float64Array
  /** by stop: the window in which it is visited */
  readonly windowStart: Int32Array
  readonly windowEnd: Int32Array
  /** by node: the breaks on the leg to it */
  readonly breaksBefore: BreakIndexes[]
  /** by node: whether there are any */
  readonly hasBreaks: Uint8Array
  /** by vehicle: the earliest time to leave and the latest to be home, so that breaks fit before and after */
  readonly earliestDeparture: Int32Array
  readonly latestReturn: Int32Array
  /** by vehicle: the version of its route for which all this holds */
  readonly version: Int32Array
  /** the state of the route that is being timed */
  readonly state: TimingState
}

const NO_BREAKS: BreakIndexes = []

/** The part of `Routes` that timings need. */
export type TimedRoutes = {
  readonly order: Int32Array
  readonly maxRouteNodes: number
  readonly visitCount: Int32Array
  readonly version: Int32Array
  readonly timings: RouteTimings | undefined
}

/** Undefined where lateness is not allowed. */
export const createRouteTimings = (instance: Instance): RouteTimings | undefined => {
  const { stopCount, vehicleCount, weights, hasOneTiming, open, close, firstWindow, windowTo } = instance
  if (weights.latenessWeight === undefined) return undefined
  return {
    hasOneTiming,
    doneAt: new Int32Array(stopCount),
    duration: new Int32Array(stopCount),
    latest: new Int32Array(stopCount),
    late: new Float64Array(stopCount),
    windowStart: open.slice(0, stopCount),
    windowEnd: Int32Array.from({ length: stopCount }, (_, stop) => windowTo[firstWindow[stop] ?? 0] ?? 0),
    breaksBefore: Array.from({ length: stopCount + 2 * vehicleCount }, () => NO_BREAKS),
    hasBreaks: new Uint8Array(stopCount + 2 * vehicleCount),
    earliestDeparture: open.slice(stopCount, stopCount + vehicleCount),
    latestReturn: close.slice(stopCount, stopCount + vehicleCount),
    version: new Int32Array(vehicleCount).fill(-1),
    state: createTimingState(),
  }
}

/** Times a vehicle's route again, where it has only one timing; other routes are timed on demand. */
export const recomputeOnlyTiming = (instance: Instance, routes: TimedRoutes, vehicle: number): void => {
  if (routes.timings?.hasOneTiming === true) storeStopTimes(instance, routes, routes.timings, vehicle)
}

const storeStopTimes = (
  instance: Instance,
  { order, maxRouteNodes, visitCount }: TimedRoutes,
  timings: RouteTimings,
  vehicle: number,
): void => {
  const first = vehicle * maxRouteNodes
  const { state } = timings
  beginRoute(instance, state, vehicle, timings.earliestDeparture[vehicle] ?? 0)
  for (let index = first + 1; index <= first + (visitCount[vehicle] ?? 0); index += 1) {
    const stop = order[index] ?? 0
    driveTo(instance, state, stop, timings.hasBreaks[stop] === 1 ? timings.breaksBefore[stop] : undefined)
    serveStop(instance, state, timings.windowStart[stop] ?? 0, timings.windowEnd[stop] ?? 0)
    timings.doneAt[stop] = state.doneAt
    timings.duration[stop] = state.duration
    timings.latest[stop] = state.latest
    timings.late[stop] = state.late
  }
}

/** Whether the route has a timing. If it has changed, its best timing is computed first; there may be none. */
export const ensureBestTiming = (
  instance: Instance,
  routes: TimedRoutes,
  timings: RouteTimings,
  vehicle: number,
): boolean => {
  const { order, maxRouteNodes, visitCount, version } = routes
  if (timings.hasOneTiming || timings.version[vehicle] === version[vehicle]) return true
  const first = vehicle * maxRouteNodes + 1
  const best = bestTimes(instance, vehicle, order.subarray(first, first + (visitCount[vehicle] ?? 0)))
  if (best !== undefined) storeBestTiming(instance, routes, vehicle, best)
  return best !== undefined
}

/** Stores the best timing of a vehicle's route. */
export const storeBestTiming = (instance: Instance, routes: TimedRoutes, vehicle: number, best: LinkedLabel): void => {
  const { timings, order, maxRouteNodes, visitCount, version } = routes
  if (timings === undefined) return
  const end = instance.stopCount + instance.vehicleCount + vehicle
  setBreaksBefore(timings, end, best.breaksBefore)
  timings.latestReturn[vehicle] = latestReturnOf(instance, vehicle, best.takenBreaks)
  let label = best.previous
  for (let index = vehicle * maxRouteNodes + (visitCount[vehicle] ?? 0); label?.previous !== undefined; index -= 1) {
    const stop = order[index] ?? 0
    setBreaksBefore(timings, stop, label.breaksBefore)
    timings.windowStart[stop] = label.windowStart
    timings.windowEnd[stop] = windowEndOf(instance, stop, label.windowStart)
    label = label.previous
  }
  timings.earliestDeparture[vehicle] = label?.windowStart ?? 0
  timings.version[vehicle] = version[vehicle] ?? 0
  storeStopTimes(instance, routes, timings, vehicle)
}

const setBreaksBefore = ({ breaksBefore, hasBreaks }: RouteTimings, node: number, breaks: BreakIndexes): void => {
  breaksBefore[node] = breaks
  hasBreaks[node] = breaks.length > 0 ? 1 : 0
}

/**
 * Breaks that are taken neither before leaving nor between two stops are taken at the depot,
 * if the vehicle is back in time for them.
 */
const latestReturnOf = (
  { stopCount, vehicleCount, close, breaks }: Instance,
  vehicle: number,
  takenBreaks: number,
): number => {
  let latest = close[stopCount + vehicleCount + vehicle] ?? 0
  breaks[vehicle]?.forEach(({ to: windowEnd, length }, index) => {
    if ((takenBreaks & (1 << index)) === 0) latest = Math.min(latest, windowEnd - length)
  })
  return latest
}

/** When the window ends that begins at this time. */
const windowEndOf = ({ firstWindow, windowFrom, windowTo }: Instance, stop: number, windowStart: number): number => {
  let window = firstWindow[stop] ?? 0
  while ((windowFrom[window] ?? windowStart) < windowStart) window += 1
  return windowTo[window] ?? 0
}
