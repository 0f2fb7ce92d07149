import { calendarDateOf, timeSlotDate } from '../calendar'
import { activitiesOf, type Route } from './route'
import { secondsIntoDay } from './seconds-into-day'

/** Reads the times of a route as seconds into its day; nothing where a time or the day is not known. */
export type RouteClock = (time: string | undefined) => number | undefined

/** A route of a weekday, or of no day, is on the day of its first time. */
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
