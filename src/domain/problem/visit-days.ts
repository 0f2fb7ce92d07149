import type { RouteDay } from '../calendar'
import { stopDayOf, type Stop } from '../stop'

/**
 * The days a stop may be visited on: its own, and that of the route it is on, since a dispatcher may have put it there.
 * A stop without a day of its own may be visited on any.
 */
export const visitDaysOf = (stop: Stop): ReadonlyArray<RouteDay> | undefined => {
  const plannedDay = stop.placement.routeNumber === undefined ? undefined : stop.placement.routeDay
  // Where a stop is on no route, its `routeDay` is the requested day.
  const ownDay = stopDayOf(
    stop.placement.routeNumber === undefined
      ? stop
      : { ...stop, placement: { ...stop.placement, routeDay: undefined } },
  )
  if (ownDay === undefined) return undefined
  return plannedDay === undefined || plannedDay === ownDay ? [ownDay] : [ownDay, plannedDay]
}
