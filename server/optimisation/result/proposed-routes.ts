import type { CalendarDate } from '../../../src/domain/calendar'
import { dayOrder } from '../../../src/domain/calendar'
import { carrierDayOf, newDepot } from '../../../src/domain/plan'
import type { ProposedPlan, ProposedRoute, RouteProblem, Seconds, Vehicle } from '../../../src/domain/problem'
import { colourForIndex, freeIndexGenerator, renumberVisits, type Activity, type Route } from '../../../src/domain/route'
import type { StopId } from '../../../src/domain/stop'
import { redrawn, timeOn, type Travel } from '../../travel'
import { dateOfDay } from './date-of-day'

/** What is needed to make routes from the answer of a solver. */
export type Drawing = {
  readonly problem: RouteProblem
  readonly names: (vehicle: Vehicle) => Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'>
  /** the present route of a vehicle, from which number, name, colour and carrier are kept */
  readonly routeOfToday: (vehicle: Vehicle) => Route | undefined
  /** the activity of a visit to this stop */
  readonly visitTo: (stop: StopId) => Activity | undefined
  /** the indexes of routes that stay */
  readonly taken: ReadonlyArray<number>
  readonly today: CalendarDate
  readonly travel: Pick<Travel, 'drive'>
}

/** A route for each vehicle that has stops, ordered by day, at the free indexes. */
export const proposedRoutes = ({ routes }: ProposedPlan, drawing: Drawing): ReadonlyArray<Route> => {
  const places = new Map(drawing.problem.vehicles.map((vehicle, place) => [vehicle.id, { vehicle, place }]))
  const driven = routes
    .flatMap((route) => {
      const known = places.get(route.vehicle)
      return known === undefined || route.visits.length === 0 ? [] : [{ route, ...known }]
    })
    .toSorted((one, other) => byDay(one.vehicle, other.vehicle) || one.place - other.place)
  const own = driven.flatMap(({ vehicle }) => drawing.routeOfToday(vehicle)?.index ?? [])
  const free = freeIndexGenerator(new Set([...drawing.taken, ...own]))
  const carriers = new Set(driven.map(({ vehicle }) => carrierDayOf({ ...drawing.names(vehicle), day: vehicle.day })))
  return driven.map(({ route, vehicle }) => {
    const today = drawing.routeOfToday(vehicle)
    const isCarriers = today !== undefined && carriers.has(carrierDayOf({ ...today, day: vehicle.day }))
    const was = isCarriers ? { ...today, externalRouteId: undefined } : today
    return routeFor(route, vehicle, { index: was?.index ?? free(), was }, drawing)
  })
}

const byDay = (one: Vehicle, other: Vehicle): number => dayOrder.compare(one.day ?? '', other.day ?? '')

type Standing = {
  readonly index: number
  /** the present route; without its carrier where carriers are vehicles of the problem themselves */
  readonly was: Route | undefined
}

const routeFor = (route: ProposedRoute, vehicle: Vehicle, { index, was }: Standing, drawing: Drawing): Route => {
  const { names, visitTo, today, travel } = drawing
  const { driverId, driverName, externalRouteId } = names(vehicle)
  const at = timeOn(dateOfDay(vehicle.day, today))
  const visits = route.visits.flatMap((visit): ReadonlyArray<Activity> => {
    const activity = visitTo(visit.stop)
    return activity === undefined ? [] : [withTimes(activity, at, visit.arrival, visit.departure)]
  })
  const drawn = renumberVisits({
    index,
    name: was?.name ?? vehicle.name,
    day: vehicle.day,
    color: was?.color ?? colourForIndex(index).hex,
    isVisible: true,
    overviewPolyline: undefined,
    metres: undefined,
    seconds: route.returns - route.leaves,
    driverId: driverId ?? was?.driverId,
    driverName: driverName ?? was?.driverName,
    externalRouteId: externalRouteId ?? was?.externalRouteId,
    start: withTimes(newDepot('start', index, vehicle.start), at, undefined, route.leaves),
    visits,
    end: withTimes(newDepot('end', index, vehicle.end), at, route.returns, undefined),
    extra: was?.extra ?? {},
  })
  return redrawn(drawn, travel)
}

const withTimes = (
  activity: Activity,
  at: (seconds: Seconds) => string | undefined,
  arrival: Seconds | undefined,
  departure: Seconds | undefined,
): Activity => ({
  ...activity,
  arrival: arrival === undefined ? undefined : at(arrival),
  departure: departure === undefined ? undefined : at(departure),
})
