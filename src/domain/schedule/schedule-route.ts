import { dateTimeOn } from '../calendar'
import type { DriverOrCarrier, FindLeg } from '../problem'
import { dateOfRoute, withVisitTimes, type Route, type StopLookup } from '../route'
import { calculateJourney } from './journey'
import { journeyFrameOf, journeyStopsOf } from './journey-of-route'

/**
 * The route with its times and duration. A route without a date has a duration, but no times. A visit without a known
 * place has no times.
 */
export const scheduleRoute = (
  route: Route,
  stopOf: StopLookup,
  travel: FindLeg,
  shift: Pick<DriverOrCarrier, 'earliest'>,
): Route => {
  const { start, visits, end } = route
  const journeyStops = journeyStopsOf(route, stopOf)
  const journey = calculateJourney(journeyStops, journeyFrameOf(route, shift), travel)
  const toDateTime = dateTimeOn(dateOfRoute(route))
  const timeOf = (visit: number, seconds: number | undefined): string | undefined =>
    seconds === undefined || journeyStops[visit]?.coordinates === undefined ? undefined : toDateTime(seconds)
  return {
    ...route,
    seconds: journey.returnsAt - journey.leavesAt,
    start: start && withVisitTimes(start, { arrival: undefined, departure: toDateTime(journey.leavesAt) }),
    visits: visits.map((visit, index) =>
      withVisitTimes(visit, {
        arrival: timeOf(index, journey.arrivals[index]),
        departure: timeOf(index, journey.departures[index]),
      }),
    ),
    end: end && withVisitTimes(end, { arrival: toDateTime(journey.returnsAt), departure: undefined }),
  }
}
