import { calendarDateOf, timeSlotDate, minutesOf, timestampOf } from '../calendar'
import { activitiesOf, type Route } from './route'

const NOON = 12 * 3600

/**
 * Converts a time to seconds into a day: 9:00 is 32,400 on every day. Counts from twelve hours before noon, since the
 * clocks change at night. A date-time may be on another day.
 */
export const secondsIntoDay = (date: string): ((time: string) => number | undefined) => {
  const noon = calendarDateOf(date) && timestampOf(`${date}T12:00`)
  return (time) => {
    const minutes = minutesOf(time)
    if (minutes !== undefined) return minutes * 60
    const timestamp = timestampOf(time)
    return timestamp === undefined || noon === undefined ? undefined : NOON + (timestamp - noon) / 1000
  }
}

/** Converts a time to seconds into the route's day; undefined if time or day is unknown. */
export type SecondsIntoRouteDay = (time: string | undefined) => number | undefined

/**
 * The date of a route; for a weekday or no day, the date of its current times. On a route without a date no stop is
 * late.
 */
export const dateOfRoute = (route: Route): string | undefined => {
  if (route.day !== undefined && calendarDateOf(route.day)) return route.day
  const firstTimed = activitiesOf(route).find(
    ({ arrival, departure }) => timeSlotDate(arrival, departure) !== undefined,
  )
  return firstTimed && timeSlotDate(firstTimed.arrival, firstTimed.departure)
}

export const secondsIntoRouteDay = (route: Route): SecondsIntoRouteDay => {
  const date = dateOfRoute(route)
  const toSecondsIntoDate = date === undefined ? undefined : secondsIntoDay(date)
  return (time) => (time === undefined ? undefined : toSecondsIntoDate?.(time))
}

/** Departure and return in seconds into the route's day; undefined where unknown. */
export type RouteTimes = { readonly leaves: number | undefined; readonly returns: number | undefined }

export const routeTimesOf = (route: Route): RouteTimes => {
  const toSeconds = secondsIntoRouteDay(route)
  const activities = activitiesOf(route)
  const [first, last] = [activities[0], activities.at(-1)]
  return {
    leaves: toSeconds(first?.departure) ?? toSeconds(first?.arrival),
    returns: toSeconds(last?.arrival) ?? toSeconds(last?.departure),
  }
}

/** Whether a route says when it is anywhere. */
export const hasTimes = (route: Route): boolean =>
  activitiesOf(route).some(({ arrival, departure }) => (arrival ?? departure) !== undefined)

const secondsOf = (route: Route, between: (leaves: number, returns: number) => number): number | undefined => {
  const { leaves, returns } = routeTimesOf(route)
  return leaves === undefined || returns === undefined ? route.seconds : between(leaves, returns)
}

/** The seconds from departure to return; if one is unknown, the stored duration of the route. */
export const routeSecondsOf = (route: Route): number | undefined =>
  secondsOf(route, (leaves, returns) => returns - leaves)

/** The same between the shown times. */
export const shownSecondsOf = (route: Route): number | undefined => secondsOf(route, shownSecondsBetween)

/** What the shown times are apart, which are cut to minutes, so that hours beside them agree. */
export const shownSecondsBetween = (leaves: number, returns: number): number =>
  60 * (Math.floor(returns / 60) - Math.floor(leaves / 60))
