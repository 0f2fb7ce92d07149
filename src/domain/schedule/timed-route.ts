import type { Coordinates } from '../address'
import type { FindLeg, Leg, Seconds } from '../problem'
import type { StopLoad } from '../route'
import {
  latenessAt,
  legsAlong,
  scheduleAlong,
  type RouteSchedule,
  type ScheduleFrame,
  type ScheduledStop,
} from './calculate-schedule'
import { loadOver, type Capacity, type RouteFigures } from './route-figures'

/** A stop that a route visits or could visit. */
export type TimedStop = ScheduledStop & { readonly load: StopLoad }

/** The depots, working hours and capacity of a route. */
export type TimedFrame = ScheduleFrame & { readonly capacity: Capacity }

/** A route with its schedule, prepared for the figures that it would have with one stop more. */
export type TimedRoute = {
  readonly frame: TimedFrame
  readonly stops: ReadonlyArray<TimedStop>
  readonly schedule: RouteSchedule
  /** where the driver is before each visit, and before the drive back */
  readonly placesBefore: ReadonlyArray<Coordinates | undefined>
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

/** The visits that can be late, in lists of numbers, since thousands of them are looked at for one price. */
export type SlottedVisits = {
  readonly positions: ReadonlyArray<number>
  readonly waitsBefore: ReadonlyArray<Seconds>
  /** how far all visits can be delayed, with the waits before, until the end of the slot of this one; below 0 where it is after that already */
  readonly slacks: ReadonlyArray<Seconds>
  /** how many of these visits are before each visit of the route, and last of all */
  readonly countBefore: ReadonlyArray<number>
}

export const timedRoute = (stops: ReadonlyArray<TimedStop>, frame: TimedFrame, findLeg: FindLeg): TimedRoute =>
  timedRouteAlong(legsAlong(stops, frame, findLeg), stops, frame)

export const timedRouteAlong = (
  legs: ReadonlyArray<Leg>,
  stops: ReadonlyArray<TimedStop>,
  frame: TimedFrame,
): TimedRoute => {
  const schedule = scheduleAlong(legs, stops, frame)
  const placesBefore: Array<Coordinates | undefined> = [frame.start]
  const [lateStopsBefore, lateSecondsBefore, waitsBefore] = [[0], [0], [0]]
  let [place, lateStops, lateSeconds, waits] = [frame.start, 0, 0, 0]
  for (const [index, stop] of stops.entries()) {
    const arrival = schedule.arrivals[index] ?? 0
    const lateness = latenessAt(arrival, stop)
    lateStops += lateness > 0 ? 1 : 0
    lateSeconds += lateness
    waits += Math.max(0, stop.opensAt - arrival)
    place = stop.coordinates ?? place
    placesBefore.push(place)
    lateStopsBefore.push(lateStops)
    lateSecondsBefore.push(lateSeconds)
    waitsBefore.push(waits)
  }
  const metres = schedule.legs.reduce((sum, leg) => sum + leg.metres, 0)
  return {
    frame,
    stops,
    schedule,
    placesBefore,
    lateStopsBefore,
    lateSecondsBefore,
    waitsBefore,
    slotted: slottedVisitsOf(stops, schedule, waitsBefore),
    nextKnown: nextKnownOf(stops),
    metres,
  }
}

const slottedVisitsOf = (
  stops: ReadonlyArray<ScheduledStop>,
  { arrivals }: RouteSchedule,
  waitsBefore: ReadonlyArray<Seconds>,
): SlottedVisits => {
  const [positions, waits, slacks, countBefore]: [number[], Seconds[], Seconds[], number[]] = [[], [], [], [0]]
  for (const [position, { coordinates, closesAt }] of stops.entries()) {
    if (coordinates !== undefined && closesAt < Infinity) {
      const waitBefore = waitsBefore[position] ?? 0
      positions.push(position)
      waits.push(waitBefore)
      slacks.push(closesAt - (arrivals[position] ?? 0) + waitBefore)
    }
    countBefore.push(positions.length)
  }
  return { positions, waitsBefore: waits, slacks, countBefore }
}

const nextKnownOf = (stops: ReadonlyArray<ScheduledStop>): ReadonlyArray<number> => {
  let known = stops.length
  const nextKnown = stops.map(() => known)
  nextKnown.push(known)
  for (let position = stops.length - 1; position >= 0; position -= 1) {
    if (stops[position]?.coordinates !== undefined) known = position
    nextKnown[position] = known
  }
  return nextKnown
}

export const figuresOfTimedRoute = ({
  frame,
  stops,
  schedule,
  lateStopsBefore,
  lateSecondsBefore,
  metres,
}: TimedRoute): RouteFigures => ({
  metres,
  seconds: schedule.returnsAt - schedule.leavesAt,
  lateStops: lateStopsBefore[stops.length] ?? 0,
  lateSeconds: lateSecondsBefore[stops.length] ?? 0,
  overload: loadOver(
    stops.map(({ load }) => load),
    frame.capacity,
  ),
})

/** The same stops with one more at this position. */
export const withStopAt = <A>(stops: ReadonlyArray<A>, stop: A, position: number): ReadonlyArray<A> =>
  stops.toSpliced(position, 0, stop)
