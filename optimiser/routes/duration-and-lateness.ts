import type { Instance } from '../instance'
import { ensureBestTiming, type RouteTimings, type TimedRoutes } from './route-timings'
import { driveTo, serveStop, beginRoute, type BreakIndexes } from './timing-state'

/** How long a vehicle is out, Infinity where its route is impossible, and how late it is at its stops. */
export type DurationAndLateness = { readonly duration: number; readonly late: number }

const IMPOSSIBLE: DurationAndLateness = { duration: Infinity, late: Infinity }

/** The duration and lateness of a route with stops, in its best timing. */
export const durationAndLatenessOf = (
  instance: Instance,
  routes: TimedRoutes,
  vehicle: number,
): DurationAndLateness => {
  const { timings, visitCount } = routes
  if (timings === undefined || !ensureBestTiming(instance, routes, timings, vehicle)) return IMPOSSIBLE
  loadState(instance, routes, timings, vehicle, visitCount[vehicle] ?? 0)
  return finishRoute(instance, timings, timings.breaksBefore[instance.stopCount + instance.vehicleCount + vehicle])
}

/** One more stop behind the first `precedingCount` stops, and the most lateness that is still of use. */
type ExtraStop = { readonly precedingCount: number; readonly stop: number; readonly maxLate: number }

/**
 * The duration and lateness of a route with one more stop; Infinity where the route gets later than `maxLate`. The other
 * stops keep their windows and breaks, so where a route has several timings, there may be a better one.
 */
export const durationAndLatenessWithStop = (
  instance: Instance,
  routes: TimedRoutes,
  vehicle: number,
  extraStop: ExtraStop,
): DurationAndLateness => {
  const { timings, order, maxRouteNodes } = routes
  if (timings === undefined || !ensureBestTiming(instance, routes, timings, vehicle)) return IMPOSSIBLE
  const { precedingCount, stop, maxLate } = extraStop
  const next = order[vehicle * maxRouteNodes + precedingCount + 1] ?? 0
  const breakIndexes = timings.hasBreaks[next] === 1 ? timings.breaksBefore[next] : undefined
  const until = instance.firstWindow[stop + 1] ?? 0
  let best = IMPOSSIBLE
  for (let window = instance.firstWindow[stop] ?? 0; window < until; window += 1) {
    const withBreaksAfter = {
      precedingCount,
      stop,
      maxLate,
      window,
      breaksBefore: undefined,
      breaksAfter: breakIndexes,
    }
    best = betterOf(best, timeInsertion(instance, routes, timings, vehicle, withBreaksAfter))
    if (breakIndexes !== undefined) {
      const withBreaksBefore = {
        precedingCount,
        stop,
        maxLate,
        window,
        breaksBefore: breakIndexes,
        breaksAfter: undefined,
      }
      best = betterOf(best, timeInsertion(instance, routes, timings, vehicle, withBreaksBefore))
    }
  }
  return best
}

const betterOf = (first: DurationAndLateness, second: DurationAndLateness): DurationAndLateness =>
  second.late < first.late || (second.late === first.late && second.duration < first.duration) ? second : first

/** An extra stop in one of its windows, with these breaks on the leg to it and on the leg behind it. */
type TimedInsertion = ExtraStop & {
  readonly window: number
  readonly breaksBefore: BreakIndexes | undefined
  readonly breaksAfter: BreakIndexes | undefined
}

const timeInsertion = (
  instance: Instance,
  routes: TimedRoutes,
  timings: RouteTimings,
  vehicle: number,
  insertion: TimedInsertion,
): DurationAndLateness => {
  const { order, maxRouteNodes, visitCount } = routes
  const { windowStart, windowEnd, breaksBefore, hasBreaks, state } = timings
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0)
  loadState(instance, routes, timings, vehicle, insertion.precedingCount)
  driveTo(instance, state, insertion.stop, insertion.breaksBefore)
  serveStop(instance, state, instance.windowFrom[insertion.window] ?? 0, instance.windowTo[insertion.window] ?? 0)
  let breaks = insertion.breaksAfter
  for (let index = first + insertion.precedingCount + 1; index <= last && state.late <= insertion.maxLate; index += 1) {
    const stop = order[index] ?? 0
    driveTo(instance, state, stop, breaks)
    serveStop(instance, state, windowStart[stop] ?? 0, windowEnd[stop] ?? 0)
    const next = order[index + 1] ?? 0
    breaks = hasBreaks[next] === 1 ? breaksBefore[next] : undefined
  }
  return state.late > insertion.maxLate ? IMPOSSIBLE : finishRoute(instance, timings, breaks)
}

/** Sets the state to the end of service at a position of a vehicle's route. */
const loadState = (
  instance: Instance,
  { order, maxRouteNodes }: TimedRoutes,
  timings: RouteTimings,
  vehicle: number,
  position: number,
): void => {
  const { state, doneAt, duration, latest, late } = timings
  beginRoute(instance, state, vehicle, timings.earliestDeparture[vehicle] ?? 0)
  if (position === 0) return
  const stop = order[vehicle * maxRouteNodes + position] ?? 0
  state.node = stop
  state.doneAt = doneAt[stop] ?? 0
  state.duration = duration[stop] ?? 0
  state.latest = latest[stop] ?? 0
  state.late = late[stop] ?? 0
}

const finishRoute = (
  instance: Instance,
  { state, latestReturn }: RouteTimings,
  breakIndexes: BreakIndexes | undefined,
): DurationAndLateness => {
  const { vehicle } = state
  driveTo(instance, state, instance.stopCount + instance.vehicleCount + vehicle, breakIndexes)
  const { doneAt, duration, late } = state
  const until = latestReturn[vehicle] ?? 0
  if (doneAt > until || late === Infinity) return IMPOSSIBLE
  return { duration: Math.max(doneAt - Math.min(state.latest, until - duration), duration), late }
}
