import { calendarDateOf, timeSlotDate } from '../calendar'
import { activitiesOf, type Route } from './route'
import { secondsIntoDay } from './seconds-into-day'

/** Converts a time to seconds into the route's day; undefined if time or day is unknown. */
export type RouteClock = (time: string | undefined) => number | undefined

/** The day of a route on a weekday, or without a day, is that of its first time. */
export const routeClockOf = (route: Route): RouteClock => {
  const date = route.day !== undefined && calendarDateOf(route.day) ? route.day : firstDate(route)
  const toSeconds = date === undefined ? undefined : secondsIntoDay(date)
  return (time) => (time === undefined ? undefined : toSeconds?.(time))
}

const firstDate = (route: Route): string | undefined => {
  for (const { arrival, departure } of activitiesOf(route)) {
    const date = timeSlotDate(arrival, departure)
    if (date !== undefined) return date
  }
  return undefined
}
