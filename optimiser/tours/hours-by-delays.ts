import type { Facts } from '../instance'
import { isWayKnown, type Delays, type Routes } from './delays'
import { drive, serve, setOut, type Pauses } from './timing-state'

/** How long a vehicle is out, Infinity where its route is impossible, and how late it is at its stops. */
export type Hours = { readonly duration: number; readonly late: number }

const NOT_AT_ALL: Hours = { duration: Infinity, late: Infinity }

/** The hours of a route with stops. */
export const hoursByDelays = (facts: Facts, routes: Routes, vehicle: number): Hours => {
  const { delays, length } = routes
  if (delays === undefined || !isWayKnown(facts, routes, delays, vehicle)) return NOT_AT_ALL
  followTo(facts, routes, delays, vehicle, length[vehicle] ?? 0)
  return home(facts, delays, delays.pauses[facts.stops + facts.vehicles + vehicle])
}

/** One more stop behind so many others, and the most lateness that is still of use. */
type More = { readonly before: number; readonly stop: number; readonly mostLate: number }

/**
 * The same with one more stop; Infinity where it gets later than that. Where a route can be driven in several
 * ways, there may be a better one than this.
 */
export const hoursByDelaysWith = (facts: Facts, routes: Routes, vehicle: number, more: More): Hours => {
  const { delays, order, stride } = routes
  if (delays === undefined || !isWayKnown(facts, routes, delays, vehicle)) return NOT_AT_ALL
  const { before, stop, mostLate } = more
  const next = order[vehicle * stride + before + 1] ?? 0
  const pauses = delays.isPaused[next] === 1 ? delays.pauses[next] : undefined
  const until = facts.firstWindow[stop + 1] ?? 0
  let best = NOT_AT_ALL
  for (let window = facts.firstWindow[stop] ?? 0; window < until; window += 1) {
    const after = { before, stop, mostLate, window, there: undefined, on: pauses }
    best = better(best, hoursIn(facts, routes, delays, vehicle, after))
    if (pauses !== undefined) {
      const first = { before, stop, mostLate, window, there: pauses, on: undefined }
      best = better(best, hoursIn(facts, routes, delays, vehicle, first))
    }
  }
  return best
}

const better = (one: Hours, other: Hours): Hours =>
  other.late < one.late || (other.late === one.late && other.duration < one.duration) ? other : one

/** In this window, with these breaks on the leg to the stop and on the leg behind it. */
type How = More & { readonly window: number; readonly there: Pauses | undefined; readonly on: Pauses | undefined }

const hoursIn = (facts: Facts, routes: Routes, delays: Delays, vehicle: number, how: How): Hours => {
  const { order, stride, length } = routes
  const { from, to, pauses, isPaused, way } = delays
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  followTo(facts, routes, delays, vehicle, how.before)
  drive(facts, way, how.stop, how.there)
  serve(facts, way, facts.windowFrom[how.window] ?? 0, facts.windowTo[how.window] ?? 0)
  let taken = how.on
  for (let at = first + how.before + 1; at <= last && way.late <= how.mostLate; at += 1) {
    const stop = order[at] ?? 0
    drive(facts, way, stop, taken)
    serve(facts, way, from[stop] ?? 0, to[stop] ?? 0)
    const next = order[at + 1] ?? 0
    taken = isPaused[next] === 1 ? pauses[next] : undefined
  }
  return way.late > how.mostLate ? NOT_AT_ALL : home(facts, delays, taken)
}

/** Sets the state to the end of service at a vehicle's stop with this number. */
const followTo = (facts: Facts, { order, stride }: Routes, delays: Delays, vehicle: number, spot: number): void => {
  const { way, done, time, last, late } = delays
  setOut(facts, way, vehicle, delays.leaves[vehicle] ?? 0)
  if (spot === 0) return
  const stop = order[vehicle * stride + spot] ?? 0
  way.call = stop
  way.done = done[stop] ?? 0
  way.time = time[stop] ?? 0
  way.last = last[stop] ?? 0
  way.late = late[stop] ?? 0
}

const home = (facts: Facts, { way, latest }: Delays, pauses: Pauses | undefined): Hours => {
  const { vehicle } = way
  drive(facts, way, facts.stops + facts.vehicles + vehicle, pauses)
  const { done, time, late } = way
  const until = latest[vehicle] ?? 0
  if (done > until || late === Infinity) return NOT_AT_ALL
  return { duration: Math.max(done - Math.min(way.last, until - time), time), late }
}
