import { globePointOf, type Coordinates, type GlobePoint } from '../address'
import type { FindLeg, Leg, Seconds } from '../problem'
import { countedLateness, type LoadChange } from '../route'
import { memoizeWeak } from '../value'
import {
  latenessAt,
  latestArrivalsAlong,
  latestDeparture,
  legsAlong,
  postponementBy,
  scheduleAlong,
  type RouteSchedule,
  type ScheduleFrame,
  type ScheduledStop,
} from './calculate-schedule'
import { overloadOfChanges, type Capacity, type RouteFigures } from './route-figures'

/** A stop that a route visits or could visit, or a reload. */
export type TimedStop = ScheduledStop & { readonly load: LoadChange }

/** The depots, working hours and capacity of a route. */
export type TimedFrame = ScheduleFrame & { readonly capacity: Capacity }

/** The visits of a route that can be late, in lists of numbers, since thousands of them are looked at for one price. */
type SlottedVisits = {
  readonly positions: ReadonlyArray<number>
  readonly waitsBefore: ReadonlyArray<Seconds>
  /** how far all visits can be delayed, with the waits before, until the end of the slot of this one; below 0 where it is after that already */
  readonly slacks: ReadonlyArray<Seconds>
  /** how many of these visits are before each visit of the route, and last of all */
  readonly countBefore: ReadonlyArray<number>
  /** of the visits from each on, how many are late, and the sum of their slacks */
  readonly lateCountFrom: ReadonlyArray<number>
  readonly lateSlackFrom: ReadonlyArray<Seconds>
  /** of the visits from each on, the least slack of one that is not late */
  readonly leastSlackFrom: ReadonlyArray<Seconds>
}

/** A route with its schedule, prepared for the figures that it would have with one stop more. */
export type TimedRoute = {
  readonly frame: TimedFrame
  readonly stops: ReadonlyArray<TimedStop>
  /** of a driver who leaves when work starts, so that the times of the first visits do not depend on the others */
  readonly earliestSchedule: RouteSchedule
  /** for each visit the latest arrival that makes nobody later and the return no later; -Infinity for the return */
  readonly latestArrivals: ReadonlyArray<Seconds>
  /** how much later than work starts the driver can leave, so that none of the visits before each visit is later */
  readonly postponableBefore: ReadonlyArray<Seconds>
  /** where the driver is before each visit, and before the drive back */
  readonly placesBefore: ReadonlyArray<Coordinates | undefined>
  /** where each visit is on the globe, and last the end of the route */
  readonly points: ReadonlyArray<GlobePoint | undefined>
  /** of the visits before each visit, and last of all visits */
  readonly lateStopsBefore: ReadonlyArray<number>
  readonly lateSecondsBefore: ReadonlyArray<Seconds>
  /** how long the driver waits at the visits before each visit, and last at all visits */
  readonly waitsBefore: ReadonlyArray<Seconds>
  readonly slotted: SlottedVisits
  /** from each visit on, the position of the first with a known place; the number of visits where there is none */
  readonly nextKnown: ReadonlyArray<number>
  readonly metres: number
}

export const timedRoute = (stops: ReadonlyArray<TimedStop>, frame: TimedFrame, findLeg: FindLeg): TimedRoute =>
  timedRouteAlong(legsAlong(stops, frame, findLeg), stops, frame)

/** The first visits of a route that are those of another one, with the same times. */
type UnchangedVisits = { readonly route: TimedRoute; readonly count: number }

export const timedRouteAlong = (
  legs: ReadonlyArray<Leg>,
  stops: ReadonlyArray<TimedStop>,
  frame: TimedFrame,
  unchanged?: UnchangedVisits,
): TimedRoute => {
  const { route, count = 0 } = unchanged ?? {}
  const earliestSchedule = scheduleAlong(legs, stops, frame.startsWorkAt, {
    schedule: route?.earliestSchedule,
    count,
  })
  const placesBefore = route?.placesBefore.slice(0, count + 1) ?? [frame.start]
  const lateStopsBefore = route?.lateStopsBefore.slice(0, count + 1) ?? [0]
  const lateSecondsBefore = route?.lateSecondsBefore.slice(0, count + 1) ?? [0]
  const waitsBefore = route?.waitsBefore.slice(0, count + 1) ?? [0]
  const postponableBefore = route?.postponableBefore.slice(0, count + 1) ?? [Infinity]
  let [lateStops, lateSeconds] = [lateStopsBefore[count] ?? 0, lateSecondsBefore[count] ?? 0]
  let [place, waits, postponable] = [placesBefore[count], waitsBefore[count] ?? 0, postponableBefore[count] ?? 0]
  let position = count
  for (const stop of stops.slice(count)) {
    const arrival = earliestSchedule.arrivals[position] ?? 0
    const lateness = latenessAt(arrival, stop)
    lateStops += lateness > 0 ? 1 : 0
    lateSeconds += lateness
    if (stop.coordinates !== undefined) postponable = postponementBy(postponable, waits, stop.closesAt - arrival)
    waits += Math.max(0, stop.opensAt - arrival)
    place = stop.coordinates ?? place
    placesBefore.push(place)
    lateStopsBefore.push(lateStops)
    lateSecondsBefore.push(lateSeconds)
    waitsBefore.push(waits)
    postponableBefore.push(postponable)
    position += 1
  }
  return {
    frame,
    stops,
    earliestSchedule,
    latestArrivals: latestArrivalsAlong(legs, stops),
    postponableBefore,
    placesBefore,
    lateStopsBefore,
    lateSecondsBefore,
    waitsBefore,
    slotted: slottedVisitsOf(stops, earliestSchedule.arrivals, waitsBefore, { slotted: route?.slotted, count }),
    nextKnown: nextKnownOf(stops),
    points: pointsOf(stops, frame, unchanged),
    metres: legs.reduce((sum, leg) => sum + leg.metres, 0),
  }
}

/** The first `count` visits are those of the earlier list `slotted`. */
const slottedVisitsOf = (
  stops: ReadonlyArray<ScheduledStop>,
  arrivals: ReadonlyArray<Seconds>,
  waitsBefore: ReadonlyArray<Seconds>,
  { slotted, count }: { readonly slotted: SlottedVisits | undefined; readonly count: number },
): SlottedVisits => {
  const countBefore = slotted?.countBefore.slice(0, count + 1) ?? [0]
  const slottedCount = countBefore.at(-1)
  const positions = slotted?.positions.slice(0, slottedCount) ?? []
  const waits = slotted?.waitsBefore.slice(0, slottedCount) ?? []
  const slacks = slotted?.slacks.slice(0, slottedCount) ?? []
  let position = count
  for (const { coordinates, closesAt } of stops.slice(count)) {
    if (coordinates !== undefined && closesAt < Infinity) {
      const waitBefore = waitsBefore[position] ?? 0
      positions.push(position)
      waits.push(waitBefore)
      slacks.push(closesAt - (arrivals[position] ?? 0) + waitBefore)
    }
    countBefore.push(positions.length)
    position += 1
  }
  return { positions, waitsBefore: waits, slacks, countBefore, ...lateVisitsFrom(slacks, waits) }
}

const lateVisitsFrom = (
  slacks: ReadonlyArray<Seconds>,
  waitsBefore: ReadonlyArray<Seconds>,
): Pick<SlottedVisits, 'lateCountFrom' | 'lateSlackFrom' | 'leastSlackFrom'> => {
  const lateCountFrom = new Array<number>(slacks.length + 1).fill(0)
  const lateSlackFrom = new Array<number>(slacks.length + 1).fill(0)
  const leastSlackFrom = new Array<number>(slacks.length + 1).fill(Infinity)
  let [lateCount, lateSlack, leastSlack] = [0, 0, Infinity]
  for (let visit = slacks.length - 1; visit >= 0; visit -= 1) {
    const slack = slacks[visit] ?? 0
    if (countedLateness((waitsBefore[visit] ?? 0) - slack) > 0) {
      lateCount += 1
      lateSlack += slack
    } else leastSlack = Math.min(leastSlack, slack)
    lateCountFrom[visit] = lateCount
    lateSlackFrom[visit] = lateSlack
    leastSlackFrom[visit] = leastSlack
  }
  return { lateCountFrom, lateSlackFrom, leastSlackFrom }
}

const pointsOf = (
  stops: ReadonlyArray<ScheduledStop>,
  { end }: Pick<TimedFrame, 'end'>,
  unchanged: UnchangedVisits | undefined,
): ReadonlyArray<GlobePoint | undefined> => {
  const { route, count = 0 } = unchanged ?? {}
  const points = route?.points.slice(0, count) ?? []
  for (const { coordinates } of stops.slice(count)) points.push(globePointAt(coordinates))
  points.push(globePointAt(end))
  return points
}

export const globePointAt = (coordinates: Coordinates | undefined): GlobePoint | undefined =>
  coordinates && knownPoint(coordinates)

/** Kept, since a route is timed again with each stop that it gets. */
const knownPoint = memoizeWeak(globePointOf)

const nextKnownOf = (stops: ReadonlyArray<ScheduledStop>): ReadonlyArray<number> => {
  let nextPosition = stops.length
  const nextKnown = new Array<number>(stops.length + 1).fill(nextPosition)
  for (let position = stops.length - 1; position >= 0; position -= 1) {
    if (stops[position]?.coordinates !== undefined) nextPosition = position
    nextKnown[position] = nextPosition
  }
  return nextKnown
}

export const figuresOfTimedRoute = ({
  frame,
  stops,
  earliestSchedule: { legs, returnsAt },
  latestArrivals,
  lateStopsBefore,
  lateSecondsBefore,
  metres,
}: TimedRoute): RouteFigures => ({
  metres,
  seconds: returnsAt - latestDeparture(frame, legs, latestArrivals),
  lateStops: lateStopsBefore[stops.length] ?? 0,
  lateSeconds: lateSecondsBefore[stops.length] ?? 0,
  overload: overloadOfChanges(
    stops.map(({ load }) => load),
    frame.capacity,
  ),
})

/** The same stops with one more at this position. */
export const withStopAt = <A>(stops: ReadonlyArray<A>, stop: A, position: number): ReadonlyArray<A> =>
  stops.toSpliced(position, 0, stop)
