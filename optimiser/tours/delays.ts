import type { Facts } from '../instance'
import { bestTimes, type Label } from '../timing'
import { atHome, drive, serve, setOut, type OnTheWay, type Pauses } from './timing-state'

/**
 * Where lateness has a price: for each route one way to drive it, the best. With no second windows and no breaks it is
 * the only way. Elsewhere an insertion leaves each stop its window, and each break its leg.
 */
export type Delays = {
  readonly isOnlyWay: boolean
  /**
   * by stop: the end of service when leaving as early as possible, the time since leaving, the
   * latest time to leave, and the lateness so far
   */
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly late: Float64Array
  /** by stop: the window in which it is visited */
  readonly from: Int32Array
  readonly to: Int32Array
  /** by call: the breaks on the leg to it */
  readonly pauses: Pauses[]
  /** by call: whether there are any */
  readonly isPaused: Uint8Array
  /** by vehicle: the earliest time to leave and the latest to be home, so that breaks fit before and after */
  readonly leaves: Int32Array
  readonly latest: Int32Array
  /** by vehicle: the version of its route for which all this holds */
  readonly version: Int32Array
  /** the state of the route that is being timed */
  readonly way: OnTheWay
}

const NO_PAUSES: Pauses = []

/** The part of `Tours` that is needed here. */
export type Routes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly version: Int32Array
  readonly delays: Delays | undefined
}

/** None where lateness is not allowed. */
export const noDelays = (facts: Facts): Delays | undefined => {
  const { stops, vehicles, weights, isOneWay, open, close, firstWindow, windowTo } = facts
  if (weights.lateness === undefined) return undefined
  return {
    isOnlyWay: isOneWay,
    done: new Int32Array(stops),
    time: new Int32Array(stops),
    last: new Int32Array(stops),
    late: new Float64Array(stops),
    from: open.slice(0, stops),
    to: Int32Array.from({ length: stops }, (_, stop) => windowTo[firstWindow[stop] ?? 0] ?? 0),
    pauses: Array.from({ length: stops + 2 * vehicles }, () => NO_PAUSES),
    isPaused: new Uint8Array(stops + 2 * vehicles),
    leaves: open.slice(stops, stops + vehicles),
    latest: close.slice(stops, stops + vehicles),
    version: new Int32Array(vehicles).fill(-1),
    way: atHome(),
  }
}

/** Computes a vehicle's delays again, where there is only one way to drive its route. */
export const settleDelays = (facts: Facts, routes: Routes, vehicle: number): void => {
  if (routes.delays?.isOnlyWay === true) followDelays(facts, routes, routes.delays, vehicle)
}

const followDelays = (facts: Facts, { order, stride, length }: Routes, delays: Delays, vehicle: number): void => {
  const first = vehicle * stride
  const { way } = delays
  setOut(facts, way, vehicle, delays.leaves[vehicle] ?? 0)
  for (let at = first + 1; at <= first + (length[vehicle] ?? 0); at += 1) {
    const stop = order[at] ?? 0
    drive(facts, way, stop, delays.isPaused[stop] === 1 ? delays.pauses[stop] : undefined)
    serve(facts, way, delays.from[stop] ?? 0, delays.to[stop] ?? 0)
    delays.done[stop] = way.done
    delays.time[stop] = way.time
    delays.last[stop] = way.last
    delays.late[stop] = way.late
  }
}

/**
 * Whether the way of a route is known. If the route has changed, the best way is searched for first; there may be none.
 */
export const isWayKnown = (facts: Facts, routes: Routes, delays: Delays, vehicle: number): boolean => {
  const { order, stride, length, version } = routes
  if (delays.isOnlyWay || delays.version[vehicle] === version[vehicle]) return true
  const first = vehicle * stride + 1
  const best = bestTimes(facts, vehicle, order.subarray(first, first + (length[vehicle] ?? 0)))
  if (best !== undefined) chooseWay(facts, routes, vehicle, best)
  return best !== undefined
}

/** Stores the best way to drive a vehicle's route. */
export const chooseWay = (facts: Facts, routes: Routes, vehicle: number, best: Label): void => {
  const { delays, order, stride, length, version } = routes
  if (delays === undefined) return
  const end = facts.stops + facts.vehicles + vehicle
  pauseBefore(delays, end, best.breaks)
  delays.latest[vehicle] = latestHome(facts, vehicle, best.paused)
  let way = best.after
  for (let at = vehicle * stride + (length[vehicle] ?? 0); way?.after !== undefined; at -= 1) {
    const stop = order[at] ?? 0
    pauseBefore(delays, stop, way.breaks)
    delays.from[stop] = way.from
    delays.to[stop] = closing(facts, stop, way.from)
    way = way.after
  }
  delays.leaves[vehicle] = way?.from ?? 0
  delays.version[vehicle] = version[vehicle] ?? 0
  followDelays(facts, routes, delays, vehicle)
}

const pauseBefore = ({ pauses, isPaused }: Delays, call: number, taken: Pauses): void => {
  pauses[call] = taken
  isPaused[call] = taken.length > 0 ? 1 : 0
}

/**
 * Breaks that are taken neither before leaving nor on the way are taken at home,
 * if the vehicle is back in time for them.
 */
const latestHome = ({ stops, vehicles, close, breaks }: Facts, vehicle: number, paused: number): number => {
  let latest = close[stops + vehicles + vehicle] ?? 0
  breaks[vehicle]?.forEach(({ to, length }, index) => {
    if ((paused & (1 << index)) === 0) latest = Math.min(latest, to - length)
  })
  return latest
}

/** When the window ends that begins at this time. */
const closing = ({ firstWindow, windowFrom, windowTo }: Facts, stop: number, from: number): number => {
  let window = firstWindow[stop] ?? 0
  while ((windowFrom[window] ?? from) < from) window += 1
  return windowTo[window] ?? 0
}
