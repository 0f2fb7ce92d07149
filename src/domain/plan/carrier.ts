import * as O from 'fp-ts/Option'
import { dayOrder, isoDateOf, nextWorkingDay, type CalendarDate, type RouteDay } from '../calendar'
import type { Driver } from '../driver'
import { colourForIndex, type Route } from '../route'
import { newDepotActivity } from './new-visit'
import type { Plan } from './plan'
import type { Coordinates } from '../address'

/** §3: a company that drives routes; in the API an external route. */
export type Carrier = { readonly id: number; readonly displayName: string }

/** All drivers and carriers of an organisation, who may be given routes. */
export type DriversAndCarriers = { readonly drivers: ReadonlyArray<Driver>; readonly carriers: ReadonlyArray<Carrier> }

/** The key of a carrier's day, on which a project has at most one route; undefined without a carrier. */
export const carrierDayOf = ({ carrierId, day }: Pick<Route, 'carrierId' | 'day'>): string | undefined =>
  carrierId === undefined ? undefined : `${carrierId} on ${day ?? 'any day'}`

/** Sorts by day; a route without a day is last. */
const compareByDay = (one: Route, other: Route): number => {
  if (one.day === undefined || other.day === undefined)
    return Number(one.day === undefined) - Number(other.day === undefined)
  return dayOrder.compare(one.day, other.day)
}

/** The carrier's route on the stop's day, else its first by day. */
export const routeOfCarrier = (plan: Plan, carrier: number, day: RouteDay | undefined): O.Option<Route> => {
  const routes = plan.routes.filter((route) => route.carrierId === carrier)
  return O.fromNullable(
    routes.find((route) => day !== undefined && route.day === day) ?? routes.toSorted(compareByDay)[0],
  )
}

/** The day of a new route for stops without one: the plan's first, else the next working day. */
export const dayOfNewRoute = (plan: Plan, today: CalendarDate): RouteDay =>
  plan.routes.toSorted(compareByDay)[0]?.day ?? isoDateOf(nextWorkingDay(today))

/** Who drives a new route, and its name. */
export type RouteOwner = Pick<Route, 'name' | 'carrierId' | 'driverId' | 'driverName'>

export const ownerFromCarrier = ({ id, displayName }: Carrier): RouteOwner => ({
  name: displayName,
  carrierId: id,
  driverId: undefined,
  driverName: undefined,
})

/** An empty route from and to headquarters, with the next index and colour. */
export const newRoute = (
  routes: ReadonlyArray<Route>,
  owner: RouteOwner,
  day: RouteDay,
  headquarters: Coordinates,
): Route => {
  const index = routes.reduce((nextIndex, route) => Math.max(nextIndex, route.index + 1), 0)
  return emptyRoute(index, owner, day, headquarters)
}

/** From and to the depot, in the colour of its index. */
export const emptyRoute = (index: number, owner: RouteOwner, day: RouteDay, depot: Coordinates): Route => ({
  ...owner,
  index,
  day,
  color: colourForIndex(index).hex,
  isVisible: true,
  overviewPolyline: undefined,
  figureSource: undefined,
  metres: undefined,
  seconds: undefined,
  start: newDepotActivity('start', index, depot),
  visits: [],
  end: newDepotActivity('end', index, depot),
  unknownFields: {},
})
