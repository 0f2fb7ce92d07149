import type { Coordinates } from '../address'
import type { Leg, Seconds, FindLeg } from '../problem'
import { countedLateness } from '../route'

/** What the times of a visit depend on. */
export type ScheduledStop = {
  readonly coordinates: Coordinates | undefined
  /** a whole number of seconds into the day; -Infinity where the stop has no slot */
  readonly opensAt: Seconds
  /** Infinity where the stop has no slot */
  readonly closesAt: Seconds
  readonly serviceSeconds: Seconds
}

/** The depots of a route, when its driver starts work, and how long each loading between two trips takes. */
export type ScheduleFrame = {
  readonly start: Coordinates | undefined
  readonly end: Coordinates | undefined
  readonly startsWorkAt: Seconds
  readonly loadingSeconds: Seconds
}

export type RouteSchedule = {
  readonly leavesAt: Seconds
  /** the drive to each visit, and the drive back; no drive leads to a place that is not known */
  readonly legs: ReadonlyArray<Leg>
  readonly arrivals: ReadonlyArray<Seconds>
  readonly departures: ReadonlyArray<Seconds>
  readonly returnsAt: Seconds
}

export const NO_LEG: Leg = { seconds: 0, metres: 0 }

/** Where no road leads, or an end is not known, the drive takes no time and no distance. */
export const legBetween = (findLeg: FindLeg, from: Coordinates | undefined, to: Coordinates | undefined): Leg =>
  (from && to && findLeg(from, to)) ?? NO_LEG

/** A driver waits for a slot that is not open yet. */
export const departureAfter = (arrival: Seconds, { opensAt, serviceSeconds }: ScheduledStop): Seconds =>
  Math.max(arrival, opensAt) + serviceSeconds

/** How late an arrival counts; 0 where the place is not known, so that nobody arrives there. */
export const latenessAt = (arrival: Seconds, { coordinates, closesAt }: ScheduledStop): Seconds =>
  coordinates === undefined ? 0 : countedLateness(arrival - closesAt)

/** From depot to depot: the drive to each stop, and the drive back. */
export const legsAlong = (
  stops: ReadonlyArray<ScheduledStop>,
  { start, end }: Pick<ScheduleFrame, 'start' | 'end'>,
  findLeg: FindLeg,
): ReadonlyArray<Leg> => {
  let place = start
  const legs = stops.map(({ coordinates }) => {
    const leg = legBetween(findLeg, place, coordinates)
    place = coordinates ?? place
    return leg
  })
  return [...legs, legBetween(findLeg, place, end)]
}

/** The latest arrival at a stop that makes nobody later and the return no later, by the latest departure that does not. */
export const latestArrivalAt = (
  { coordinates, opensAt, closesAt, serviceSeconds }: ScheduledStop,
  latestDeparture: Seconds,
): Seconds =>
  Math.min(coordinates === undefined ? Infinity : closesAt, Math.max(opensAt, latestDeparture - serviceSeconds))

/**
 * For each stop the latest arrival that makes nobody later and the return no later, and -Infinity for the return. Where
 * somebody is late in any case, the driver arrives after it.
 */
export const latestArrivalsAlong = (
  legs: ReadonlyArray<Leg>,
  stops: ReadonlyArray<ScheduledStop>,
): ReadonlyArray<Seconds> => {
  const latestArrivals = new Array<Seconds>(stops.length + 1).fill(-Infinity)
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const stop = stops[index]
    if (stop === undefined) break
    latestArrivals[index] = latestArrivalAt(
      stop,
      (latestArrivals[index + 1] ?? 0) - (legs[index + 1] ?? NO_LEG).seconds,
    )
  }
  return latestArrivals
}

/**
 * How much later than work starts a driver can leave who can arrive `later` at a stop after these waits, and leave so
 * much later as far as the stops before are concerned.
 */
export const postponementBy = (postponableBefore: Seconds, waitsBefore: Seconds, later: Seconds): Seconds =>
  Math.min(postponableBefore, waitsBefore + Math.max(0, later))

/** When work starts, or as late as makes nobody later and the return no later. */
export const latestDeparture = (
  { startsWorkAt }: Pick<ScheduleFrame, 'startsWorkAt'>,
  legs: ReadonlyArray<Leg>,
  latestArrivals: ReadonlyArray<Seconds>,
): Seconds => Math.max(startsWorkAt, (latestArrivals[0] ?? -Infinity) - (legs[0] ?? NO_LEG).seconds)

/** A stop without a known place takes its service time where the driver is. The first `count` visits are those of `schedule`. */
export const scheduleAlong = (
  legs: ReadonlyArray<Leg>,
  stops: ReadonlyArray<ScheduledStop>,
  leavesAt: Seconds,
  { schedule, count }: { readonly schedule: RouteSchedule | undefined; readonly count: number } = noVisits,
): RouteSchedule => {
  const arrivals = schedule?.arrivals.slice(0, count) ?? []
  const departures = schedule?.departures.slice(0, count) ?? []
  let clock = departures.at(-1) ?? leavesAt
  for (const stop of stops.slice(count)) {
    const arrival = clock + (legs[arrivals.length] ?? NO_LEG).seconds
    clock = departureAfter(arrival, stop)
    arrivals.push(arrival)
    departures.push(clock)
  }
  return { leavesAt, legs, arrivals, departures, returnsAt: clock + (legs[stops.length] ?? NO_LEG).seconds }
}

const noVisits = { schedule: undefined, count: 0 }

export const calculateSchedule = (
  stops: ReadonlyArray<ScheduledStop>,
  frame: ScheduleFrame,
  findLeg: FindLeg,
): RouteSchedule => {
  const legs = legsAlong(stops, frame, findLeg)
  return scheduleAlong(legs, stops, latestDeparture(frame, legs, latestArrivalsAlong(legs, stops)))
}
