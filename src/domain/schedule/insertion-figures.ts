import type { Coordinates } from '../address'
import type { FindLeg, FindDetourLegs, Leg, Seconds } from '../problem'
import { peakLoadWith } from '../route'
import { memoizeWeak } from '../value'
import { departureAfter, latenessAt, latestArrivalAt, legBetween, NO_LEG, postponementBy } from './calculate-schedule'
import { delayThrough, leastLateness, type Lateness } from './delay-through'
import { isWorse, leastFiguresWith } from './least-figures'
import { compareFigures, overloadOf, type RouteFigures } from './route-figures'
import type { ScheduleContext } from './timed-route-of'
import { timedRouteAlong, withStopAt, type TimedRoute, type TimedStop } from './timed-route'

/** What a route would be with one stop more at a position, and when the driver would arrive there. */
export type Insertion = { readonly position: number; readonly arrival: Seconds; readonly figures: RouteFigures }

/** The insertions at all positions, first to last. */
export const insertionsOf = (
  route: TimedRoute,
  stop: TimedStop,
  findDetourLegs: FindDetourLegs,
): ReadonlyArray<Insertion> => {
  const overAt = overByPosition(route, stop)
  const { path, placeBefore } = pathOf(route)
  const legs = stop.coordinates && findDetourLegs(stop.coordinates, path)
  return placeBefore.map((before, position) => {
    // A stop without a known place leaves all drives as they are.
    const next = legs === undefined ? position : (route.nextKnown[position] ?? 0)
    const replacedLeg = route.earliestSchedule.legs[next] ?? NO_LEG
    const legOn = legs === undefined ? replacedLeg : (legs.on[before + 1] ?? NO_LEG)
    const detour = { position, next, legTo: legs?.to[before] ?? NO_LEG, legOn, replacedLeg }
    return insertionOf(route, stop, arrivalBy(route, stop, detour), overAt(position))
  })
}

/** The known places of a route between its start and its end, and the index of the one before each position. */
const pathOf = memoizeWeak(({ frame, stops }: TimedRoute) => {
  const known = stops.flatMap(({ coordinates }) => coordinates ?? [])
  let count = 0
  const placeBefore = [count, ...stops.map(({ coordinates }) => (coordinates === undefined ? count : (count += 1)))]
  return { path: [frame.start, ...known, frame.end], placeBefore }
})

/** The best of the insertions into a route, the earlier of two that are equal. */
export const bestOf = (insertions: ReadonlyArray<Insertion>): Insertion =>
  insertions.reduce((best, insertion) => (compareFigures(insertion.figures, best.figures) < 0 ? insertion : best))

/** The drives between places, by which the best position of a stop is found. */
export type Drives = Pick<ScheduleContext, 'findLeg' | 'findLegToCompare' | 'leastDriveSeconds'>

/**
 * The best of all insertions, without the figures of those that cannot be it: by the quickest drives that there could be,
 * or by how late the route is at least, from the times at the stop alone. A route may have a thousand visits.
 */
export const bestInsertion = (
  route: TimedRoute,
  stop: TimedStop,
  { findLeg, findLegToCompare = findLeg, leastDriveSeconds }: Drives,
): Insertion => {
  const overAt = overByPosition(route, stop)
  const arrivalAt = (position: number, lookUp = findLegToCompare): InsertedArrival =>
    arrivalBy(route, stop, detourAt(route, stop, position, lookUp))
  const least = leastDriveSeconds && leastFiguresWith(route, stop, leastDriveSeconds)
  const arrivals = least === undefined ? [...route.placesBefore.keys()].map((position) => arrivalAt(position)) : []
  const lateness = arrivals.map((arrival) => leastLatenessWith(route, arrival))
  const insertionAt = (position: number): Insertion =>
    insertionOf(route, stop, arrivals[position] ?? arrivalAt(position), overAt(position))
  const promising =
    least?.best ??
    lateness.reduce((best, other, position) => (isLater(lateness[best] ?? other, other) ? position : best), 0)
  let best = insertionAt(promising)
  const isRuledOut = (position: number): boolean =>
    least === undefined
      ? isLater(lateness[position] ?? best.figures, best.figures)
      : isWorse(least, position, best.figures, overAt)
  for (let position = 0; position <= route.stops.length; position += 1) {
    if (position === promising || isRuledOut(position)) continue
    const insertion = insertionAt(position)
    const difference = compareFigures(insertion.figures, best.figures)
    if (difference < 0 || (difference === 0 && position < best.position)) best = insertion
  }
  if (findLegToCompare === findLeg) return best
  return insertionOf(route, stop, arrivalAt(best.position, findLeg), overAt(best.position))
}

const isLater = (one: Lateness, other: Lateness): boolean =>
  one.lateStops > other.lateStops || (one.lateStops === other.lateStops && one.lateSeconds > other.lateSeconds)

/** Only where a route has deliveries and pickups, or several trips, does its highest load depend on the order. */
const overByPosition = (
  { stops, frame: { capacity } }: TimedRoute,
  stop: TimedStop,
): ((position: number) => number) => {
  if (capacity === undefined) return () => 0
  const loads = stops.map(({ load }) => load)
  const peakAt = peakLoadWith(loads, stop.load)
  const kinds = new Set([...loads, stop.load].map((load) => (load === 'reload' ? load : load.type === 'Pickup')))
  if (kinds.size > 1) return (position) => overloadOf(peakAt(position), capacity)
  const over = overloadOf(peakAt(0), capacity)
  return () => over
}

/** The drives to a stop and on from there, and the one that they replace: to the visit `next`, or back. */
type Detour = {
  readonly position: number
  readonly next: number
  readonly legTo: Leg
  readonly legOn: Leg
  readonly replacedLeg: Leg
}

const detourAt = (route: TimedRoute, { coordinates }: TimedStop, position: number, findLeg: FindLeg): Detour => {
  const { stops, earliestSchedule, placesBefore, nextKnown } = route
  const isKnown = coordinates !== undefined
  // A stop without a known place leaves all drives as they are.
  const next = isKnown ? (nextKnown[position] ?? stops.length) : position
  const replacedLeg = earliestSchedule.legs[next] ?? NO_LEG
  return {
    position,
    next,
    legTo: legBetween(findLeg, placesBefore[position], coordinates),
    legOn: isKnown ? legBetween(findLeg, coordinates, placeOf(route, next)) : replacedLeg,
    replacedLeg,
  }
}

/** Where a visit is, or the end of the route after the last. */
const placeOf = ({ stops, frame: { end } }: TimedRoute, position: number): Coordinates | undefined =>
  (stops[position] ?? { coordinates: end }).coordinates

/** The route with one stop more. Only the drives to it and on from there are looked up. */
export const insertTimedStop = (route: TimedRoute, stop: TimedStop, position: number, findLeg: FindLeg): TimedRoute => {
  const { next, legTo, legOn } = detourAt(route, stop, position, findLeg)
  const { stops, earliestSchedule, frame } = route
  const legs = withStopAt(earliestSchedule.legs.with(next, legOn), legTo, position)
  return timedRouteAlong(legs, withStopAt(stops, stop, position), frame, { route, count: position })
}

/** The route with one stop less. Only the drive past its position is looked up. */
export const removeTimedStop = (route: TimedRoute, position: number, findLeg: FindLeg): TimedRoute => {
  const { stops, earliestSchedule, frame, placesBefore, nextKnown } = route
  const next = nextKnown[position + 1] ?? stops.length
  const legPast = legBetween(findLeg, placesBefore[position], placeOf(route, next))
  const legs = earliestSchedule.legs.with(next, legPast).toSpliced(position, 1)
  return timedRouteAlong(legs, stops.toSpliced(position, 1), frame, { route, count: position })
}

/** How a driver who leaves when work starts arrives at a stop that is put into a route, and by how much later at the next one. */
type InsertedArrival = {
  readonly detour: Detour
  readonly arrival: Seconds
  readonly lateness: Seconds
  readonly delay: Seconds
}

const arrivalBy = (route: TimedRoute, stop: TimedStop, detour: Detour): InsertedArrival => {
  const { leavesAt, departures } = route.earliestSchedule
  const { position, next, legTo, legOn, replacedLeg } = detour
  const leftBefore = departures[position - 1] ?? leavesAt
  const arrival = leftBefore + legTo.seconds
  // The visits until then are at no known place, so that they cannot be late.
  const untilNext = delayThrough(route, position, next, departureAfter(arrival, stop) - leftBefore)
  const delay = untilNext.delay + legOn.seconds - replacedLeg.seconds
  return { detour, arrival, lateness: latenessAt(arrival, stop), delay }
}

const leastLatenessWith = (
  route: TimedRoute,
  { detour: { position, next }, lateness, delay }: InsertedArrival,
): Lateness => {
  const fromNext = leastLateness(route, next, delay)
  return {
    lateStops: (route.lateStopsBefore[position] ?? 0) + Number(lateness > 0) + fromNext.lateStops,
    lateSeconds: (route.lateSecondsBefore[position] ?? 0) + lateness + fromNext.lateSeconds,
  }
}

/** How much later than work starts the driver leaves, where a stop is put in that would be reached at `arrival`. */
const postponementWith = (
  { stops, waitsBefore, latestArrivals, postponableBefore }: TimedRoute,
  stop: TimedStop,
  { detour: { position, next, legOn }, arrival }: Pick<InsertedArrival, 'detour' | 'arrival'>,
): Seconds => {
  let latestDeparture = (latestArrivals[next] ?? 0) - legOn.seconds
  for (let visit = next - 1; visit >= position; visit -= 1)
    latestDeparture = latestArrivalAt(stops[visit] ?? stop, latestDeparture)
  return postponementBy(
    postponableBefore[position] ?? 0,
    waitsBefore[position] ?? 0,
    latestArrivalAt(stop, latestDeparture) - arrival,
  )
}

const insertionOf = (route: TimedRoute, stop: TimedStop, inserted: InsertedArrival, overload: number): Insertion => {
  const {
    detour: { position, next, legTo, legOn, replacedLeg },
    arrival,
    lateness,
    delay,
  } = inserted
  const { stops, earliestSchedule, waitsBefore, lateStopsBefore, lateSecondsBefore } = route
  const fromNext = delayThrough(route, next, stops.length, delay)
  const postponement = postponementWith(route, stop, inserted)
  return {
    position,
    arrival: arrival + Math.max(0, postponement - (waitsBefore[position] ?? 0)),
    figures: {
      metres: route.metres + legTo.metres + legOn.metres - replacedLeg.metres,
      seconds: earliestSchedule.returnsAt + fromNext.delay - earliestSchedule.leavesAt - postponement,
      lateStops: (lateStopsBefore[position] ?? 0) + Number(lateness > 0) + fromNext.lateStops,
      lateSeconds: (lateSecondsBefore[position] ?? 0) + lateness + fromNext.lateSeconds,
      overload,
    },
  }
}
