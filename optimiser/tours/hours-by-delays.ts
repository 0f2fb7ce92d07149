import type { Instance } from '../instance'
import { ensureTiming, type Delays, type DelayedRoutes } from './delays'
import { driveTo, serveStop, startRoute, type BreakIndexes } from './timing-state'

/** How long a vehicle is out, Infinity where its route is impossible, and how late it is at its stops. */
export type Hours = { readonly duration: number; readonly late: number }

const IMPOSSIBLE: Hours = { duration: Infinity, late: Infinity }

/** The hours of a route with stops. */
export const hoursByDelays = (instance: Instance, routes: DelayedRoutes, vehicle: number): Hours => {
  const { delays, length } = routes
  if (delays === undefined || !ensureTiming(instance, routes, delays, vehicle)) return IMPOSSIBLE
  loadState(instance, routes, delays, vehicle, length[vehicle] ?? 0)
  return finishRoute(instance, delays, delays.breaksBefore[instance.stops + instance.vehicles + vehicle])
}

/** One more stop behind the first `before` stops, and the most lateness that is still of use. */
type ExtraStop = { readonly before: number; readonly stop: number; readonly maxLate: number }

/**
 * The same with one more stop; Infinity where it gets later than `maxLate`. Where a route has several
 * timings, there may be a better one than this.
 */
export const hoursByDelaysWith = (
  instance: Instance,
  routes: DelayedRoutes,
  vehicle: number,
  extraStop: ExtraStop,
): Hours => {
  const { delays, order, stride } = routes
  if (delays === undefined || !ensureTiming(instance, routes, delays, vehicle)) return IMPOSSIBLE
  const { before, stop, maxLate } = extraStop
  const next = order[vehicle * stride + before + 1] ?? 0
  const breakIndexes = delays.hasBreaks[next] === 1 ? delays.breaksBefore[next] : undefined
  const until = instance.firstWindow[stop + 1] ?? 0
  let best = IMPOSSIBLE
  for (let window = instance.firstWindow[stop] ?? 0; window < until; window += 1) {
    const withBreaksAfter = { before, stop, maxLate, window, breaksBefore: undefined, breaksAfter: breakIndexes }
    best = betterOf(best, hoursWith(instance, routes, delays, vehicle, withBreaksAfter))
    if (breakIndexes !== undefined) {
      const withBreaksBefore = { before, stop, maxLate, window, breaksBefore: breakIndexes, breaksAfter: undefined }
      best = betterOf(best, hoursWith(instance, routes, delays, vehicle, withBreaksBefore))
    }
  }
  return best
}

const betterOf = (first: Hours, second: Hours): Hours =>
  second.late < first.late || (second.late === first.late && second.duration < first.duration) ? second : first

/** In this window, with these breaks on the leg to the stop and on the leg behind it. */
type TimedInsertion = ExtraStop & {
  readonly window: number
  readonly breaksBefore: BreakIndexes | undefined
  readonly breaksAfter: BreakIndexes | undefined
}

const hoursWith = (
  instance: Instance,
  routes: DelayedRoutes,
  delays: Delays,
  vehicle: number,
  insertion: TimedInsertion,
): Hours => {
  const { order, stride, length } = routes
  const { windowStart, windowEnd, breaksBefore, hasBreaks, state } = delays
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  loadState(instance, routes, delays, vehicle, insertion.before)
  driveTo(instance, state, insertion.stop, insertion.breaksBefore)
  serveStop(instance, state, instance.windowFrom[insertion.window] ?? 0, instance.windowTo[insertion.window] ?? 0)
  let breaks = insertion.breaksAfter
  for (let index = first + insertion.before + 1; index <= last && state.late <= insertion.maxLate; index += 1) {
    const stop = order[index] ?? 0
    driveTo(instance, state, stop, breaks)
    serveStop(instance, state, windowStart[stop] ?? 0, windowEnd[stop] ?? 0)
    const next = order[index + 1] ?? 0
    breaks = hasBreaks[next] === 1 ? breaksBefore[next] : undefined
  }
  return state.late > insertion.maxLate ? IMPOSSIBLE : finishRoute(instance, delays, breaks)
}

/** Sets the state to the end of service at a position of a vehicle's route. */
const loadState = (
  instance: Instance,
  { order, stride }: DelayedRoutes,
  delays: Delays,
  vehicle: number,
  position: number,
): void => {
  const { state, done, time, last, late } = delays
  startRoute(instance, state, vehicle, delays.leaves[vehicle] ?? 0)
  if (position === 0) return
  const stop = order[vehicle * stride + position] ?? 0
  state.node = stop
  state.done = done[stop] ?? 0
  state.time = time[stop] ?? 0
  state.last = last[stop] ?? 0
  state.late = late[stop] ?? 0
}

const finishRoute = (instance: Instance, { state, latest }: Delays, breakIndexes: BreakIndexes | undefined): Hours => {
  const { vehicle } = state
  driveTo(instance, state, instance.stops + instance.vehicles + vehicle, breakIndexes)
  const { done, time, late } = state
  const until = latest[vehicle] ?? 0
  if (done > until || late === Infinity) return IMPOSSIBLE
  return { duration: Math.max(done - Math.min(state.last, until - time), time), late }
}
