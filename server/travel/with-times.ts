import { calendarDateOf, minutesOf, timeSlotDate } from '../../src/domain/calendar'
import { defaultShift } from '../../src/domain/driver'
import type { DriverOrCarrier } from '../../src/domain/problem'
import { activitiesOf, secondsIntoDay, withVisitTimes, type Activity, type Route, type StopLookup } from '../../src/domain/route'
import { journeyAlong, type Call } from './journey'
import { timeOn } from './date-time-on'
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
  const clock = readOnce(secondsIntoDay(date ?? ''))
  const calls = visits.map((visit) => callAt(visit, clock, stopOf))
  const begins = (minutesOf(earliest) ?? usualBegin) * 60
  const journey = journeyAlong(calls, { start: start?.address.coordinates, end: end?.address.coordinates }, begins, travel)
  const at = timeOn(date)
  return {
    ...route,
    seconds: journey.returns - journey.leaves,
    start: start && withVisitTimes(start, { arrival: undefined, departure: at(journey.leaves) }),
    visits: visits.map((visit, index) => {
      const stay = journey.stays[index]
      return withVisitTimes(visit, { arrival: stay && at(stay.arrival), departure: stay && at(stay.departure) })
    }),
    end: end && withVisitTimes(end, { arrival: at(journey.returns), departure: undefined }),
  }
}

type Clock = ReturnType<typeof secondsIntoDay>

/** Remembers the times that were read, since the customers of a route have the same few time slots. */
const readOnce = (clock: Clock): Clock => {
  const read = new Map<string, number | undefined>()
  return (time) => {
    if (!read.has(time)) read.set(time, clock(time))
    return read.get(time)
  }
}

/** The date of a route; for a weekday or no day, the date of its present times. */
const dateOf = (route: Route): string | undefined => {
  if (route.day !== undefined && calendarDateOf(route.day)) return route.day
  const first = activitiesOf(route).find(({ arrival, departure }) => timeSlotDate(arrival, departure) !== undefined)
  return first && timeSlotDate(first.arrival, first.departure)
}

const usualBegin = minutesOf(defaultShift.earliest) ?? 0

/** The opening is rounded up to whole seconds, so that no service begins before its time slot. */
const callAt = (visit: Activity, clock: Clock, stopOf: StopLookup): Call => {
  const stop = stopOf(visit.id)
  const opens = stop?.timeSlotEarliest === undefined ? undefined : clock(stop.timeSlotEarliest)
  return {
    at: stop?.coordinates ?? visit.address.coordinates,
    // A route does not wait for a slot on another day: the stop is then simply early.
    opens: opens === undefined || opens >= DAY ? -Infinity : Math.ceil(opens),
    service: Math.ceil(Math.max(0, stop?.duration ?? 0) * 60),
  }
}

const DAY = 24 * 3600
