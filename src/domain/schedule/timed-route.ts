import type { Coordinates } from '../address'
import type { Seconds, FindLeg } from '../problem'
import type { StopLoad } from '../route'
import {
  calculateSchedule,
  latenessAt,
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
  readonly metres: number
}

export const timedRoute = (stops: ReadonlyArray<TimedStop>, frame: TimedFrame, findLeg: FindLeg): TimedRoute => {
  const schedule = calculateSchedule(stops, frame, findLeg)
  const placesBefore: Array<Coordinates | undefined> = [frame.start]
  const [lateStopsBefore, lateSecondsBefore] = [[0], [0]]
  let [place, lateStops, lateSeconds] = [frame.start, 0, 0]
  for (const [index, stop] of stops.entries()) {
    const lateness = latenessAt(schedule.arrivals[index] ?? 0, stop)
    lateStops += lateness > 0 ? 1 : 0
    lateSeconds += lateness
    place = stop.coordinates ?? place
    placesBefore.push(place)
    lateStopsBefore.push(lateStops)
    lateSecondsBefore.push(lateSeconds)
  }
  const metres = schedule.legs.reduce((sum, leg) => sum + leg.metres, 0)
  return { frame, stops, schedule, placesBefore, lateStopsBefore, lateSecondsBefore, metres }
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
  over: loadOver(
    stops.map(({ load }) => load),
    frame.capacity,
  ),
})

/** The same stops with one more at this position. */
export const withStopAt = <A>(stops: ReadonlyArray<A>, stop: A, position: number): ReadonlyArray<A> => [
  ...stops.slice(0, position),
  stop,
  ...stops.slice(position),
]
