import { dateTimeOn } from '../calendar'
import type { FindLeg } from '../problem'
import { dateOfRoute, withVisitTimes, type Route } from '../route'
import { calculateSchedule } from './calculate-schedule'
import { scheduleFrameOf, scheduledStopsOf, type WorkingTimes } from './schedule-input'
import type { StopLookup } from '../stop'

/**
 * The route with its times and duration. A route without a date has a duration, but no times. A visit without a known
 * place has no times.
 */
export const scheduleRoute = (
  route: Route,
  stopOf: StopLookup,
  findLeg: FindLeg,
  workingTimes: WorkingTimes,
): Route => {
  const { start, visits, end } = route
  const frame = scheduleFrameOf(route, workingTimes)
  const scheduledStops = scheduledStopsOf(route, stopOf, frame)
  const schedule = calculateSchedule(scheduledStops, frame, findLeg)
  const toDateTime = dateTimeOn(dateOfRoute(route))
  const timeOf = (visit: number, seconds: number | undefined): string | undefined =>
    seconds === undefined || scheduledStops[visit]?.coordinates === undefined ? undefined : toDateTime(seconds)
  return {
    ...route,
    seconds: schedule.returnsAt - schedule.leavesAt,
    start: start && withVisitTimes(start, { arrival: undefined, departure: toDateTime(schedule.leavesAt) }),
    visits: visits.map((visit, index) =>
      withVisitTimes(visit, {
        arrival: timeOf(index, schedule.arrivals[index]),
        departure: timeOf(index, schedule.departures[index]),
      }),
    ),
    end: end && withVisitTimes(end, { arrival: toDateTime(schedule.returnsAt), departure: undefined }),
  }
}
