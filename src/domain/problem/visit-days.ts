import type { RouteDay } from '../day'
import { dayOf, type Stop } from '../stop'

/**
 * The days a stop may be visited on: its own, and that of the route it stands on, since a hand may have put it there. One
 * without a day of its own may be visited on any.
 */
export const visitDays = (stop: Stop): ReadonlyArray<RouteDay> | undefined => {
  const stands = stop.routeNumber === undefined ? undefined : stop.routeDay
  // On no route, it carries the day that was asked for.
  const own = dayOf(stop.routeNumber === undefined ? stop : { ...stop, routeDay: undefined })
  if (own === undefined) return undefined
  return stands === undefined || stands === own ? [own] : [own, stands]
}
