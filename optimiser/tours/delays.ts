import type { Instance } from '../instance'
import { bestTimes, type Label } from '../timing'
import { createTimingState, driveTo, serveStop, startRoute, type TimingState, type BreakIndexes } from './timing-state'

/**
 * Where lateness has a price: the best timing of each route. With no second windows and no breaks it is
 * the only one. Otherwise an insertion keeps the window of each stop and the leg of each break.
 */
export type Delays = {
  readonly isOnlyTiming: boolean
  /**
   * by stop: the end of service when leaving as early as possible, the time since leaving, the
   * latest time to leave, and the lateness so far
   */
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly late: Float64Array
  /** by stop: the window in which it is visited */
  readonly windowStart: Int32Array
  readonly windowEnd: Int32Array
  /** by node: the breaks on the leg to it */
  readonly breaksBefore: BreakIndexes[]
  /** by node: whether there are any */
  readonly hasBreaks: Uint8Array
  /** by vehicle: the earliest time to leave and the latest to be home, so that breaks fit before and after */
  readonly leaves: Int32Array
  readonly latest: Int32Array
  /** by vehicle: the version of its route for which all this holds */
  readonly version: Int32Array
  /** the state of the route that is being timed */
  readonly state: TimingState
}

const NO_BREAKS: BreakIndexes = []

/** The part of `Tours` that delays need. */
export type DelayedRoutes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly version: Int32Array
  readonly delays: Delays | undefined
}

/** Undefined where lateness is not allowed. */
export const createDelays = (instance: Instance): Delays | undefined => {
  const { stops, vehicles, weights, hasOneTiming, open, close, firstWindow, windowTo } = instance
  if (weights.lateness === undefined) return undefined
  return {
    isOnlyTiming: hasOneTiming,
    done: new Int32Array(stops),
    time: new Int32Array(stops),
    last: new Int32Array(stops),
    late: new Float64Array(stops),
    windowStart: open.slice(0, stops),
    windowEnd: Int32Array.from({ length: stops }, (_, stop) => windowTo[firstWindow[stop] ?? 0] ?? 0),
    breaksBefore: Array.from({ length: stops + 2 * vehicles }, () => NO_BREAKS),
    hasBreaks: new Uint8Array(stops + 2 * vehicles),
    leaves: open.slice(stops, stops + vehicles),
    latest: close.slice(stops, stops + vehicles),
    version: new Int32Array(vehicles).fill(-1),
    state: createTimingState(),
  }
}

/** Computes a vehicle's delays again, where its route has only one timing. */
export const recomputeDelays = (instance: Instance, routes: DelayedRoutes, vehicle: number): void => {
  if (routes.delays?.isOnlyTiming === true) storeDelays(instance, routes, routes.delays, vehicle)
}

const storeDelays = (
  instance: Instance,
  { order, stride, length }: DelayedRoutes,
  delays: Delays,
  vehicle: number,
): void => {
  const first = vehicle * stride
  const { state } = delays
  startRoute(instance, state, vehicle, delays.leaves[vehicle] ?? 0)
  for (let index = first + 1; index <= first + (length[vehicle] ?? 0); index += 1) {
    const stop = order[index] ?? 0
    driveTo(instance, state, stop, delays.hasBreaks[stop] === 1 ? delays.breaksBefore[stop] : undefined)
    serveStop(instance, state, delays.windowStart[stop] ?? 0, delays.windowEnd[stop] ?? 0)
    delays.done[stop] = state.done
    delays.time[stop] = state.time
    delays.last[stop] = state.last
    delays.late[stop] = state.late
  }
}

/** Whether the route has a timing. If it has changed, its best timing is computed first; there may be none. */
export const ensureTiming = (instance: Instance, routes: DelayedRoutes, delays: Delays, vehicle: number): boolean => {
  const { order, stride, length, version } = routes
  if (delays.isOnlyTiming || delays.version[vehicle] === version[vehicle]) return true
  const first = vehicle * stride + 1
  const best = bestTimes(instance, vehicle, order.subarray(first, first + (length[vehicle] ?? 0)))
  if (best !== undefined) storeBestTiming(instance, routes, vehicle, best)
  return best !== undefined
}

/** Stores the best timing of a vehicle's route. */
export const storeBestTiming = (instance: Instance, routes: DelayedRoutes, vehicle: number, best: Label): void => {
  const { delays, order, stride, length, version } = routes
  if (delays === undefined) return
  const end = instance.stops + instance.vehicles + vehicle
  setBreaksBefore(delays, end, best.breaks)
  delays.latest[vehicle] = latestReturn(instance, vehicle, best.takenBreaks)
  let label = best.previous
  for (let index = vehicle * stride + (length[vehicle] ?? 0); label?.previous !== undefined; index -= 1) {
    const stop = order[index] ?? 0
    setBreaksBefore(delays, stop, label.breaks)
    delays.windowStart[stop] = label.windowStart
    delays.windowEnd[stop] = windowEndOf(instance, stop, label.windowStart)
    label = label.previous
  }
  delays.leaves[vehicle] = label?.windowStart ?? 0
  delays.version[vehicle] = version[vehicle] ?? 0
  storeDelays(instance, routes, delays, vehicle)
}

const setBreaksBefore = ({ breaksBefore, hasBreaks }: Delays, node: number, breaks: BreakIndexes): void => {
  breaksBefore[node] = breaks
  hasBreaks[node] = breaks.length > 0 ? 1 : 0
}

/**
 * Breaks that are taken neither before leaving nor between two stops are taken at home,
 * if the vehicle is back in time for them.
 */
const latestReturn = ({ stops, vehicles, close, breaks }: Instance, vehicle: number, takenBreaks: number): number => {
  let latest = close[stops + vehicles + vehicle] ?? 0
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
