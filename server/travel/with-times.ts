import { calendarDateOf, minutesOf, timeSlotDate } from '../../src/domain/calendar'
import { defaultShift } from '../../src/domain/driver'
import type { DriverOrCarrier, Seconds } from '../../src/domain/problem'
import {
  activitiesOf,
  secondsIntoDay,
  withVisitTimes,
  type Activity,
  type Route,
  type StopLookup,
} from '../../src/domain/route'
import { dateTimeOn } from './date-time-on'
import type { Travel } from './travel'
import type { Coordinates } from '../../src/domain/address'

/** The route with its times and duration. A route without a date has a duration, but no times. */
export const withTimes = (
  route: Route,
  stopOf: StopLookup,
  travel: Pick<Travel, 'leg'>,
  { earliest = defaultShift.earliest }: Pick<DriverOrCarrier, 'earliest'>,
): Route => {
  const { start, visits, end } = route
  const date = dateOf(route)
  const clock = cachedClock(secondsIntoDay(date ?? ''))
  const tourStops = visits.map((visit) => toTourStop(visit, clock, stopOf))
  const dayStart = (minutesOf(earliest) ?? DEFAULT_START) * 60
  const journey = calculateJourney(
    tourStops,
    { start: start?.address.coordinates, end: end?.address.coordinates },
    dayStart,
    travel,
  )
  const toDateTime = dateTimeOn(date)
  return {
    ...route,
    seconds: journey.returnsAt - journey.leavesAt,
    start: start && withVisitTimes(start, { arrival: undefined, departure: toDateTime(journey.leavesAt) }),
    visits: visits.map((visit, index) => {
      const times = journey.visitTimes[index]
      return withVisitTimes(visit, {
        arrival: times && toDateTime(times.arrival),
        departure: times && toDateTime(times.departure),
      })
    }),
    end: end && withVisitTimes(end, { arrival: toDateTime(journey.returnsAt), departure: undefined }),
  }
}

type Clock = ReturnType<typeof secondsIntoDay>

/** Caches parsed times, since the customers of a route have the same few time slots. */
const cachedClock = (clock: Clock): Clock => {
  const cache = new Map<string, number | undefined>()
  return (time) => {
    if (!cache.has(time)) cache.set(time, clock(time))
    return cache.get(time)
  }
}

/** The date of a route; for a weekday or no day, the date of its present times. */
const dateOf = (route: Route): string | undefined => {
  if (route.day !== undefined && calendarDateOf(route.day)) return route.day
  const firstTimed = activitiesOf(route).find(
    ({ arrival, departure }) => timeSlotDate(arrival, departure) !== undefined,
  )
  return firstTimed && timeSlotDate(firstTimed.arrival, firstTimed.departure)
}

const DEFAULT_START = minutesOf(defaultShift.earliest) ?? 0

/** The opening is rounded up to whole seconds, so that no service begins before its time slot. */
const toTourStop = (visit: Activity, clock: Clock, stopOf: StopLookup): TourStop => {
  const stop = stopOf(visit.id)
  const opensAt = stop?.facts.timeSlotEarliest === undefined ? undefined : clock(stop.facts.timeSlotEarliest)
  return {
    coordinates: stop?.facts.coordinates ?? visit.address.coordinates,
    // A route does not wait for a slot on another day: the stop is then simply early.
    opensAt: opensAt === undefined || opensAt >= DAY_SECONDS ? -Infinity : Math.ceil(opensAt),
    serviceSeconds: Math.ceil(Math.max(0, stop?.facts.duration ?? 0) * 60),
  }
}

const DAY_SECONDS = 24 * 3600

/** What the times of a visit depend on: its coordinates, when it opens, and how long the service takes. */
type TourStop = {
  readonly coordinates: Coordinates | undefined
  readonly opensAt: Seconds
  readonly serviceSeconds: Seconds
}

/** From arrival to departure; undefined where the place is not known. */
type VisitTimes = { readonly arrival: Seconds; readonly departure: Seconds } | undefined

type Journey = {
  readonly leavesAt: Seconds
  readonly visitTimes: ReadonlyArray<VisitTimes>
  readonly returnsAt: Seconds
}

/**
 * The driver leaves when the day begins, or later if the first customer opens later, waits where a customer is not
 * open yet, and is late where there is not enough time. A visit without a known place is skipped and has no times.
 */
const calculateJourney = (
  stops: ReadonlyArray<TourStop>,
  depots: { readonly start: Coordinates | undefined; readonly end: Coordinates | undefined },
  dayStart: Seconds,
  { leg }: Pick<Travel, 'leg'>,
): Journey => {
  const travelSeconds = (from: Coordinates | undefined, to: Coordinates | undefined): Seconds =>
    (from && to && leg(from, to)?.seconds) ?? 0
  const [first] = stops
  const leavesAt =
    first === undefined ? dayStart : Math.max(dayStart, first.opensAt - travelSeconds(depots.start, first.coordinates))
  let [clock, from] = [leavesAt, depots.start]
  const visitTimes = stops.map(({ coordinates, opensAt, serviceSeconds }): VisitTimes => {
    const arrival = clock + travelSeconds(from, coordinates)
    clock = Math.max(arrival, opensAt) + serviceSeconds
    from = coordinates ?? from
    return coordinates && { arrival, departure: clock }
  })
  return { leavesAt, visitTimes, returnsAt: clock + travelSeconds(from, depots.end) }
}
