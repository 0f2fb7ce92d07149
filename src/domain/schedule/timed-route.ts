import type { Coordinates } from '../address'
import type { FindLeg, Leg, Seconds } from '../problem'
import type { LoadChange } from '../route'
import {
  latenessAt,
  legsAlong,
  scheduleAlong,
  type RouteSchedule,
  type ScheduleFrame,
  type ScheduledStop,
} from './calculate-schedule'
import { loadOver, type Capacity, type RouteFigures } from './route-figures'
import { slottedVisitsOf, type SlottedVisits } from './slotted-visits'

/** A stop that a route visits or could visit, or a reload. */
export type TimedStop = ScheduledStop & { readonly load: LoadChange }

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
  const schedule = scheduleAlong(legs, stops, frame, route && { schedule: route.schedule, count })
  const placesBefore = route?.placesBefore.slice(0, count + 1) ?? [frame.start]
  const lateStopsBefore = route?.lateStopsBefore.slice(0, count + 1) ?? [0]
  const lateSecondsBefore = route?.lateSecondsBefore.slice(0, count + 1) ?? [0]
  const waitsBefore = route?.waitsBefore.slice(0, count + 1) ?? [0]
  let [lateStops, lateSeconds] = [lateStopsBefore[count] ?? 0, lateSecondsBefore[count] ?? 0]
  let [place, waits] = [placesBefore[count], waitsBefore[count] ?? 0]
  for (let index = count; index < stops.length; index += 1) {
    const stop = stops[index]
    if (stop === undefined) break
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
  return {
    frame,
    stops,
    schedule,
    placesBefore,
    lateStopsBefore,
    lateSecondsBefore,
    waitsBefore,
    slotted: slottedVisitsOf(stops, schedule.arrivals, waitsBefore, route && { slotted: route.slotted, count }),
    nextKnown: nextKnownOf(stops),
    metres: schedule.legs.reduce((sum, leg) => sum + leg.metres, 0),
  }
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
