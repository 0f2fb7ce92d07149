import { calendarDateOf, minutesOf, timeSlotDate } from '../../src/domain/calendar'
import { defaultShift } from '../../src/domain/driver'
import type { DriverOrCarrier } from '../../src/domain/problem'
import {
  activitiesOf,
  secondsIntoDay,
  withVisitTimes,
  type Activity,
  type Route,
  type StopLookup,
} from '../../src/domain/route'
import { calculateJourney, type TourStop } from './journey'
import { dateTimeOn } from './date-time-on'
import type { Travel } from './travel'

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
    seconds: journey.returns - journey.leaves,
    start: start && withVisitTimes(start, { arrival: undefined, departure: toDateTime(journey.leaves) }),
    visits: visits.map((visit, index) => {
      const times = journey.visitTimes[index]
      return withVisitTimes(visit, {
        arrival: times && toDateTime(times.arrival),
        departure: times && toDateTime(times.departure),
      })
    }),
    end: end && withVisitTimes(end, { arrival: toDateTime(journey.returns), departure: undefined }),
  }
}

type Clock = ReturnType<typeof secondsIntoDay>

/** Remembers the times that were read, since the customers of a route have the same few time slots. */
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
  const opensAt = stop?.timeSlotEarliest === undefined ? undefined : clock(stop.timeSlotEarliest)
  return {
    coordinates: stop?.coordinates ?? visit.address.coordinates,
    // A route does not wait for a slot on another day: the stop is then simply early.
    opensAt: opensAt === undefined || opensAt >= DAY_SECONDS ? -Infinity : Math.ceil(opensAt),
    service: Math.ceil(Math.max(0, stop?.duration ?? 0) * 60),
  }
}

const DAY_SECONDS = 24 * 3600
