import type { Facts } from '../facts'

/**
 * By call: how late one is in all at the stops up to it, who leaves as early as can be, and how late one may leave so that
 * nobody waits longer. Where lateness has a price there is one way only to do a piece of a route, as long as nobody has a
 * second window or a break.
 */
export type Delays = { readonly late: Float64Array; readonly last: Int32Array }

/** How long a vehicle is out, without end where it cannot be, and how late it is at its stops. */
export type Hours = { readonly duration: number; readonly late: number }

/** Routes as tours keep them, with their delays. */
type Routes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly headDone: Int32Array
  readonly headTime: Int32Array
  readonly delays: Delays | undefined
}

/** None where nobody may be late, or where there are several ways. */
export const noDelays = ({ stops, vehicles, weights, breaks, firstWindow }: Facts): Delays | undefined => {
  const areSeveral = firstWindow.some((first, stop) => first !== stop)
  if (weights.lateness === undefined || areSeveral || breaks.some(({ length }) => length > 0)) return undefined
  const calls = stops + 2 * vehicles
  return { late: new Float64Array(calls), last: new Int32Array(calls) }
}

/** A way that goes on from call to call. Changed in place, for speed. */
type OnTheWay = { call: number; done: number; time: number; last: number; late: number }

/** Works out anew what is known of a vehicle's delays. */
export const settleDelays = (facts: Facts, routes: Routes, vehicle: number): void => {
  const { delays, order, stride, length } = routes
  if (delays === undefined) return
  const first = vehicle * stride
  const way = wayAt(facts, routes, vehicle, 0)
  for (let at = first + 1; at <= first + (length[vehicle] ?? 0); at += 1) {
    serve(facts, way, order[at] ?? 0)
    delays.late[way.call] = way.late
    delays.last[way.call] = way.last
  }
}

/** The hours of a route that has stops. */
export const hoursByDelays = (facts: Facts, routes: Routes, vehicle: number): Hours =>
  home(facts, wayAt(facts, routes, vehicle, routes.length[vehicle] ?? 0), vehicle)

/** The same with one stop more after so many others. */
export const hoursByDelaysWith = (
  facts: Facts,
  routes: Routes,
  vehicle: number,
  before: number,
  stop: number,
): Hours => {
  const { order, stride, length } = routes
  const way = wayAt(facts, routes, vehicle, before)
  const first = vehicle * stride
  serve(facts, way, stop)
  for (let at = first + before + 1; at <= first + (length[vehicle] ?? 0); at += 1) serve(facts, way, order[at] ?? 0)
  return home(facts, way, vehicle)
}

/** As far as the end of service at so many of a vehicle's stops. */
const wayAt = (facts: Facts, routes: Routes, vehicle: number, spot: number): OnTheWay => {
  const { order, stride, headDone, headTime, delays } = routes
  const start = facts.stops + vehicle
  if (spot === 0) return { call: start, done: facts.open[start] ?? 0, time: 0, last: facts.close[start] ?? 0, late: 0 }
  const call = order[vehicle * stride + spot] ?? 0
  return {
    call,
    done: headDone[call] ?? 0,
    time: headTime[call] ?? 0,
    last: delays?.last[call] ?? 0,
    late: delays?.late[call] ?? 0,
  }
}

const driveTo = ({ seconds, place, places }: Facts, { call }: OnTheWay, next: number): number =>
  seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0

const serve = (facts: Facts, way: OnTheWay, stop: number): void => {
  const drive = driveTo(facts, way, stop)
  const to = facts.windowTo[stop] ?? 0
  const arrives = way.done + drive
  const time = way.time + drive
  const service = facts.service[stop] ?? 0
  way.late += Math.max(0, arrives - to)
  way.last = Math.min(way.last, Math.max(arrives, to) - time)
  way.done = Math.max(arrives, facts.open[stop] ?? 0) + service
  way.time = time + service
  way.call = stop
}

const home = (facts: Facts, way: OnTheWay, vehicle: number): Hours => {
  const end = facts.stops + facts.vehicles + vehicle
  const drive = driveTo(facts, way, end)
  const [done, time, latest] = [way.done + drive, way.time + drive, facts.close[end] ?? 0]
  const last = Math.min(way.last, latest - time)
  return done > latest ? { duration: Infinity, late: 0 } : { duration: Math.max(done - last, time), late: way.late }
}
