import { nextWorkingWeek, dayOrder, isoDateOf, type CalendarDate, type RouteDay } from '../calendar'
import type { Plan } from '../plan'
import { stopDayOf, isCustomerStop } from '../stop'

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
