import type { Seconds, FindLeg } from '../problem'
import { departureAfter, latenessAt, leavingTimeOf, legBetween, type ScheduledStop } from './calculate-schedule'
import { compareFigures, loadOver, type RouteFigures } from './route-figures'
import { withStopAt, type TimedRoute, type TimedStop } from './timed-route'

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

export const bestInsertion = (route: TimedRoute, stop: TimedStop, findLeg: FindLeg): Insertion =>
  bestOf(insertionsOf(route, stop, findLeg))

/** Only where a route has deliveries and pickups does its highest load depend on the order. */
const overByPosition = (
  { stops, frame: { capacity } }: TimedRoute,
  stop: TimedStop,
): ((position: number) => number) => {
  const loads = stops.map(({ load }) => load)
  const overAt = (position: number): number => loadOver(withStopAt(loads, stop.load, position), capacity)
  const pickups = [...loads, stop.load].filter(({ type }) => type === 'Pickup').length
  if (pickups > 0 && pickups <= loads.length) return overAt
  const over = overAt(0)
  return () => over
}

const insertionAt = (
  route: TimedRoute,
  stop: TimedStop,
  position: number,
  over: number,
  findLeg: FindLeg,
): Insertion => {
  const { stops, schedule, frame, placesBefore, lateStopsBefore, lateSecondsBefore } = route
  const nextKnown = firstKnownFrom(stops, position)
  const legTo = legBetween(findLeg, placesBefore[position], stop.coordinates)
  const replacedLeg = schedule.legs[nextKnown]
  const legOn =
    stop.coordinates === undefined
      ? replacedLeg
      : legBetween(findLeg, stop.coordinates, nextKnown < stops.length ? stops[nextKnown]?.coordinates : frame.end)
  const secondsTo = (visit: number): Seconds => (visit === nextKnown ? legOn : schedule.legs[visit])?.seconds ?? 0

  const leavesAt = position === 0 ? leavingTimeOf(frame.startsWorkAt, stop, legTo.seconds) : schedule.leavesAt
  const arrival = (position === 0 ? leavesAt : (schedule.departures[position - 1] ?? 0)) + legTo.seconds
  let clock = departureAfter(arrival, stop)
  let lateStops = (lateStopsBefore[position] ?? 0) + Number(latenessAt(arrival, stop) > 0)
  let lateSeconds = (lateSecondsBefore[position] ?? 0) + latenessAt(arrival, stop)
  let visit = position
  // A wait can absorb the delay: from there on all is as it was.
  let next: ScheduledStop | undefined = stops[visit]
  while (next !== undefined && (visit <= nextKnown || clock !== schedule.departures[visit - 1])) {
    const nextArrival = clock + secondsTo(visit)
    const lateness = latenessAt(nextArrival, next)
    lateStops += lateness > 0 ? 1 : 0
    lateSeconds += lateness
    clock = departureAfter(nextArrival, next)
    visit += 1
    next = stops[visit]
  }
  const isAsBefore = visit < stops.length
  const returnsAt = isAsBefore ? schedule.returnsAt : clock + secondsTo(stops.length)
  return {
    position,
    arrival,
    figures: {
      metres: route.metres + legTo.metres + (legOn?.metres ?? 0) - (replacedLeg?.metres ?? 0),
      seconds: returnsAt - leavesAt,
      lateStops: lateStops + (lateStopsBefore[stops.length] ?? 0) - (lateStopsBefore[visit] ?? 0),
      lateSeconds: lateSeconds + (lateSecondsBefore[stops.length] ?? 0) - (lateSecondsBefore[visit] ?? 0),
      over,
    },
  }
}

/** The first visit from a position on with a known place; the number of visits where there is none. */
const firstKnownFrom = (stops: ReadonlyArray<ScheduledStop>, position: number): number => {
  let index = position
  while (index < stops.length && stops[index]?.coordinates === undefined) index += 1
  return index
}
