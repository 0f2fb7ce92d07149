import { leastMetresBetween } from '../address'
import type { LeastDriveSeconds } from '../problem'
import { departureAfter, latenessAt, latestArrivalAt, postponementBy } from './calculate-schedule'
import { leastLateness } from './delay-through'
import type { RouteFigures } from './route-figures'
import { globePointAt, type TimedRoute, type TimedStop } from './timed-route'

/** At each position no more than the figures with the stop there, and the position at which these are least. */
type LeastFigures = {
  /** -Infinity where nothing is known without the drives: before a visit or an end without a known place */
  readonly lateStops: Float64Array
  readonly lateSeconds: Float64Array
  readonly seconds: Float64Array
  readonly best: number
}

/** Whether a route with the stop at a position costs more than these figures, even with the quickest drives. */
export const isWorse = (
  { lateStops, lateSeconds, seconds }: LeastFigures,
  position: number,
  figures: RouteFigures,
  overAt: (position: number) => number,
): boolean =>
  ((lateStops[position] ?? 0) - figures.lateStops ||
    (lateSeconds[position] ?? 0) - figures.lateSeconds ||
    overAt(position) - figures.overload ||
    (seconds[position] ?? 0) - figures.seconds) > 0

/**
 * What a route costs at least with a stop more, by the quickest drives that there could be to it and on from there, so
 * that few drives are looked up. In lists of numbers, since thousands of positions are looked at for one command.
 */
export const leastFiguresWith = (
  route: TimedRoute,
  stop: TimedStop,
  leastDriveSeconds: LeastDriveSeconds,
): LeastFigures | undefined => {
  const point = globePointAt(stop.coordinates)
  if (point === undefined) return undefined
  const { stops, points, earliestSchedule, waitsBefore, lateStopsBefore, lateSecondsBefore } = route
  const { latestArrivals, postponableBefore } = route
  const start = globePointAt(route.frame.start)
  const waits = waitsBefore[stops.length] ?? 0
  const { leavesAt, returnsAt, departures, legs } = earliestSchedule
  const lateStops = new Float64Array(points.length)
  const lateSeconds = new Float64Array(points.length)
  const seconds = new Float64Array(points.length)
  let [secondsFromBefore, best, bestLateStops, bestLateSeconds, bestSeconds] = [
    start === undefined ? 0 : leastDriveSeconds(leastMetresBetween(start, point)),
    0,
    Infinity,
    0,
    0,
  ]
  for (let position = 0; position <= stops.length; position += 1) {
    const next = points[position]
    const secondsTo = secondsFromBefore
    const secondsOn = next === undefined ? 0 : leastDriveSeconds(leastMetresBetween(point, next))
    secondsFromBefore = secondsOn
    if (next === undefined) {
      lateStops[position] = -Infinity
      continue
    }
    const leftBefore = departures[position - 1] ?? leavesAt
    const arrival = leftBefore + secondsTo
    const delay = departureAfter(arrival, stop) - leftBefore + secondsOn - (legs[position]?.seconds ?? 0)
    const lateness = latenessAt(arrival, stop)
    const fromNext = leastLateness(route, position, delay)
    const allLateStops = (lateStopsBefore[position] ?? 0) + (lateness > 0 ? 1 : 0) + fromNext.lateStops
    const allLateSeconds = (lateSecondsBefore[position] ?? 0) + lateness + fromNext.lateSeconds
    const waitsHere = waitsBefore[position] ?? 0
    const latestArrival = latestArrivalAt(stop, (latestArrivals[position] ?? 0) - secondsOn)
    const postponement = postponementBy(postponableBefore[position] ?? 0, waitsHere, latestArrival - arrival)
    // The waits from here on shorten a delay; of an advance, all may be left at the end.
    const remainingDelay = Math.max(Math.min(0, delay), delay + waitsHere - waits)
    const duration = returnsAt + remainingDelay - leavesAt - postponement
    const more = allLateStops - bestLateStops || allLateSeconds - bestLateSeconds || duration - bestSeconds
    if (more < 0) {
      best = position
      bestLateStops = allLateStops
      bestLateSeconds = allLateSeconds
      bestSeconds = duration
    }
    lateStops[position] = allLateStops
    lateSeconds[position] = allLateSeconds
    seconds[position] = duration
  }
  return { lateStops, lateSeconds, seconds, best }
}
