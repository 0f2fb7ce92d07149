import { nextWorkingWeek, dayOrder, isoDateOf, type RouteDay, type CalendarDate } from '../calendar'
import { stopDayOf, isCustomerStop, type Stop } from '../stop'
import type { Plan } from '../plan'

/** The days of the routes and of the stops; where none of them has a day, the coming Monday to Friday. */
export const planningDaysOf = (
  { routes, stops }: Pick<Plan, 'routes' | 'stops'>,
  today: CalendarDate | undefined,
): ReadonlyArray<RouteDay> => {
  const days = new Set<RouteDay>()
  for (const { day } of routes) if (day !== undefined) days.add(day)
  for (const stop of stops) {
    const day = isCustomerStop(stop) ? stopDayOf(stop) : undefined
    if (day !== undefined) days.add(day)
  }
  if (days.size > 0) return [...days].toSorted(dayOrder.compare)
  return today === undefined ? [] : nextWorkingWeek(today).map(isoDateOf)
}

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
