import * as O from 'fp-ts/Option'
import { dayOrder, isoDateOf, nextWorkingDay, type CalendarDate, type RouteDay } from '../calendar'
import { colourForIndex, type Route } from '../route'
import { newDepotActivity } from './depot-activity'
import type { Plan } from './plan'
import type { Coordinates } from '../address'

/** §3: an external route is a carrier. */
export type Carrier = { readonly id: number; readonly displayName: string }

/** A project has at most one route per carrier and day. Undefined without a carrier. */
export const carrierDayOf = ({ externalRouteId, day }: Pick<Route, 'externalRouteId' | 'day'>): string | undefined =>
  externalRouteId === undefined ? undefined : `${externalRouteId} on ${day ?? 'any day'}`

/** A route without a day is last. */
const compareByDay = (one: Route, other: Route): number => {
  if (one.day === undefined || other.day === undefined)
    return Number(one.day === undefined) - Number(other.day === undefined)
  return dayOrder.compare(one.day, other.day)
}

/** The carrier's route on the stop's day, else its first by day. */
export const routeOfCarrier = (plan: Plan, carrier: number, day: RouteDay | undefined): O.Option<Route> => {
  const routes = plan.routes.filter((route) => route.externalRouteId === carrier)
  return O.fromNullable(
    routes.find((route) => day !== undefined && route.day === day) ?? routes.toSorted(compareByDay)[0],
  )
}

/** The day of a new route for stops without one: the plan's first, else the next working day. */
export const dayOfNewRoute = (plan: Plan, today: CalendarDate): RouteDay =>
  plan.routes.toSorted(compareByDay)[0]?.day ?? isoDateOf(nextWorkingDay(today))

/** An empty route from and to headquarters, with the next index and colour. */
export const newRoute = (plan: Plan, carrier: Carrier, day: RouteDay, headquarters: Coordinates): Route => {
  const index = plan.routes.reduce((nextIndex, route) => Math.max(nextIndex, route.index + 1), 0)
  return {
    index,
    name: carrier.displayName,
    day,
    externalRouteId: carrier.id,
    color: colourForIndex(index).hex,
    isVisible: true,
    overviewPolyline: undefined,
    metres: undefined,
    seconds: undefined,
    driverId: undefined,
    driverName: undefined,
    start: newDepotActivity('start', index, headquarters),
    visits: [],
    end: newDepotActivity('end', index, headquarters),
    extra: {},
  }
}
