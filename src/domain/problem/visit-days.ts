import type { RouteDay } from '../calendar'
import { stopDayOf, type Stop } from '../stop'

/**
 * The days a stop may be visited on: its own, and that of the route it is on, since a dispatcher may have put it there.
 * A stop without a day of its own may be visited on any.
 */
export const visitDays = (stop: Stop): ReadonlyArray<RouteDay> | undefined => {
  const stands = stop.routeNumber === undefined ? undefined : stop.routeDay
  // Where a stop is on no route, its `routeDay` is the day that was asked for.
  const own = stopDayOf(stop.routeNumber === undefined ? stop : { ...stop, routeDay: undefined })
  if (own === undefined) return undefined
  return stands === undefined || stands === own ? [own] : [own, stands]
}
