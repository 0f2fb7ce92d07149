import type { FindLeg, Leg, Seconds } from '../problem'
import { peakLoadWith } from '../route'
import { departureAfter, latenessAt, leavingTimeOf, legBetween } from './calculate-schedule'
import { delayThrough } from './delay-through'
import { compareFigures, overloadOf, type RouteFigures } from './route-figures'
import { timedRouteAlong, withStopAt, type TimedRoute, type TimedStop } from './timed-route'

/** What a route would be with one stop more at a position, and when the driver would arrive there. */
export type Insertion = { readonly position: number; readonly arrival: Seconds; readonly figures: RouteFigures }

/** The insertions at all positions, first to last. */
export const insertionsOf = (route: TimedRoute, stop: TimedStop, findLeg: FindLeg): ReadonlyArray<Insertion> => {
  const overAt = overByPosition(route, stop)
  return Array.from({ length: route.stops.length + 1 }, (_, position) =>
    insertionAt(route, stop, position, overAt(position), findLeg),
  )
}

/** The best of the insertions into a route, the earlier of two that are equal. */
export const bestOf = (insertions: ReadonlyArray<Insertion>): Insertion =>
  insertions.reduce((best, insertion) => (compareFigures(insertion.figures, best.figures) < 0 ? insertion : best))

export const bestInsertion = (route: TimedRoute, stop: TimedStop, findLeg: FindLeg): Insertion => {
  const overAt = overByPosition(route, stop)
  let best = insertionAt(route, stop, 0, overAt(0), findLeg)
  for (let position = 1; position <= route.stops.length; position += 1) {
    const insertion = insertionAt(route, stop, position, overAt(position), findLeg)
    if (compareFigures(insertion.figures, best.figures) < 0) best = insertion
  }
  return best
}

/** Only where a route has deliveries and pickups does its highest load depend on the order. */
const overByPosition = (
  { stops, frame: { capacity } }: TimedRoute,
  stop: TimedStop,
): ((position: number) => number) => {
  if (capacity === undefined) return () => 0
  const loads = stops.map(({ load }) => load)
  const peakAt = peakLoadWith(loads, stop.load)
  const pickups = [...loads, stop.load].filter(({ type }) => type === 'Pickup').length
  if (pickups > 0 && pickups <= loads.length) return (position) => overloadOf(peakAt(position), capacity)
  const over = overloadOf(peakAt(0), capacity)
  return () => over
}

/** The drives to a stop and on from there, and the one that they replace: to the visit `next`, or back. */
type Detour = {
  readonly next: number
  readonly legTo: Leg
  readonly legOn: Leg | undefined
  readonly replacedLeg: Leg | undefined
}

const detourAt = (
  { stops, schedule, frame, placesBefore, nextKnown }: TimedRoute,
  { coordinates }: TimedStop,
  position: number,
  findLeg: FindLeg,
): Detour => {
  const isKnown = coordinates !== undefined
  // A stop without a known place leaves all drives as they are.
  const next = isKnown ? (nextKnown[position] ?? stops.length) : position
  const replacedLeg = schedule.legs[next]
  return {
    next,
    legTo: legBetween(findLeg, placesBefore[position], coordinates),
    legOn: isKnown
      ? legBetween(findLeg, coordinates, next < stops.length ? stops[next]?.coordinates : frame.end)
      : replacedLeg,
    replacedLeg,
  }
}

/** The route with one stop more. Only the drives to it and on from there are looked up. */
export const insertTimedStop = (route: TimedRoute, stop: TimedStop, position: number, findLeg: FindLeg): TimedRoute => {
  const { next, legTo, legOn, replacedLeg } = detourAt(route, stop, position, findLeg)
  const { stops, schedule, frame } = route
  const legs = legOn === replacedLeg || legOn === undefined ? schedule.legs : schedule.legs.with(next, legOn)
  return timedRouteAlong(withStopAt(legs, legTo, position), withStopAt(stops, stop, position), frame)
}

const insertionAt = (
  route: TimedRoute,
  stop: TimedStop,
  position: number,
  overload: number,
  findLeg: FindLeg,
): Insertion => {
  const { stops, schedule, frame, lateStopsBefore, lateSecondsBefore } = route
  const { next, legTo, legOn, replacedLeg } = detourAt(route, stop, position, findLeg)

  const leftBefore = position === 0 ? schedule.leavesAt : (schedule.departures[position - 1] ?? 0)
  const leavesAt = position === 0 ? leavingTimeOf(frame.startsWorkAt, stop, legTo.seconds) : schedule.leavesAt
  const arrival = (position === 0 ? leavesAt : leftBefore) + legTo.seconds
  const lateness = latenessAt(arrival, stop)
  const untilNext = delayThrough(route, position, next, departureAfter(arrival, stop) - leftBefore)
  const detourSeconds = (legOn?.seconds ?? 0) - (replacedLeg?.seconds ?? 0)
  const fromNext = delayThrough(route, next, stops.length, untilNext.delay + detourSeconds)
  return {
    position,
    arrival,
    figures: {
      metres: route.metres + legTo.metres + (legOn?.metres ?? 0) - (replacedLeg?.metres ?? 0),
      seconds: schedule.returnsAt + fromNext.delay - leavesAt,
      lateStops: (lateStopsBefore[position] ?? 0) + Number(lateness > 0) + untilNext.lateStops + fromNext.lateStops,
      lateSeconds: (lateSecondsBefore[position] ?? 0) + lateness + untilNext.lateSeconds + fromNext.lateSeconds,
      overload,
    },
  }
}
