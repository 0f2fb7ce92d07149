import type { Facts } from '../facts'
import { bestTimes, type Label } from '../timing'
import { atHome, drive, serve, setOut, type OnTheWay, type Pauses } from './on-the-way'

/**
 * Where lateness has a price: one way to do each route, the best there is. It is the only one where nobody has a second
 * window or a break; elsewhere each stop keeps to its window, and each break to its leg, when another stop comes in.
 */
export type Delays = {
  readonly isOnlyWay: boolean
  /** by stop: when one is done who leaves as early as can be, how long that takes, by when to leave, how late one is in all */
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly late: Float64Array
  /** by stop: the window it is visited in */
  readonly from: Int32Array
  readonly to: Int32Array
  /** by call: the breaks on the leg to it */
  readonly pauses: Pauses[]
  /** by call: whether there are any */
  readonly isPaused: Uint8Array
  /** by vehicle: when it leaves at the earliest and is home at the latest, for the sake of breaks before and after */
  readonly leaves: Int32Array
  readonly latest: Int32Array
  /** by vehicle: the route of which all this is known */
  readonly version: Int32Array
  /** the one that is being followed */
  readonly way: OnTheWay
}

const NO_PAUSES: Pauses = []

/** Routes as tours keep them, with their delays. */
export type Routes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly version: Int32Array
  readonly delays: Delays | undefined
}

/** None where nobody may be late. */
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

/** Works out anew what is known of a vehicle's delays, where it has only one way. */
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

/** Whether there is a way, which is looked for where the route is another than it was. */
export const isWayKnown = (facts: Facts, routes: Routes, delays: Delays, vehicle: number): boolean => {
  const { order, stride, length, version } = routes
  if (delays.isOnlyWay || delays.version[vehicle] === version[vehicle]) return true
  const first = vehicle * stride + 1
  const best = bestTimes(facts, vehicle, order.subarray(first, first + (length[vehicle] ?? 0)))
  if (best !== undefined) chooseWay(facts, routes, vehicle, best)
  return best !== undefined
}

/** Has a vehicle keep to the best way to do its route, which is known. */
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

/** Breaks that are neither behind nor on the way are had at home, by who is there in time. */
const latestHome = ({ stops, vehicles, close, breaks }: Facts, vehicle: number, paused: number): number => {
  let latest = close[stops + vehicles + vehicle] ?? 0
  breaks[vehicle]?.forEach(({ to, length }, index) => {
    if ((paused & (1 << index)) === 0) latest = Math.min(latest, to - length)
  })
  return latest
}

/** When the window ends that begins then. */
const closing = ({ firstWindow, windowFrom, windowTo }: Facts, stop: number, from: number): number => {
  let window = firstWindow[stop] ?? 0
  while ((windowFrom[window] ?? from) < from) window += 1
  return windowTo[window] ?? 0
}
