import {
  type CalendarDate,
  dayOrder,
  calendarDateOf,
  nextWeekday,
  isoDateOf,
  weekdays,
  type RouteDay,
} from '../../../src/domain/calendar'
import { carrierDayOf, newDepot } from '../../../src/domain/plan'
import type { ProposedPlan, ProposedRoute, RouteProblem, Seconds, Vehicle } from '../../../src/domain/problem'
import {
  colourForIndex,
  freeIndexGenerator,
  renumberVisits,
  type Activity,
  type Route,
} from '../../../src/domain/route'
import type { StopId } from '../../../src/domain/stop'
import { redrawRoute, dateTimeOn, type Travel } from '../../travel'

/** What is needed to make routes from the answer of a solver. */
export type RouteSource = {
  readonly problem: RouteProblem
  readonly driverFieldsOf: (vehicle: Vehicle) => Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'>
  /** the present route of a vehicle, from which number, name, colour and carrier are kept */
  readonly presentRouteOf: (vehicle: Vehicle) => Route | undefined
  /** the activity of a visit to this stop */
  readonly visitTo: (stop: StopId) => Activity | undefined
  /** the indexes of routes that stay */
  readonly takenIndexes: ReadonlyArray<number>
  readonly today: CalendarDate
  readonly travel: Pick<Travel, 'drive'>
}

/** A route for each vehicle that has stops, ordered by day, at the free indexes. */
export const proposedRoutes = ({ routes }: ProposedPlan, source: RouteSource): ReadonlyArray<Route> => {
  const vehicleById = new Map(
    source.problem.vehicles.map((vehicle, index) => [vehicle.id, { vehicle, vehicleIndex: index }]),
  )
  const drivenRoutes = routes
    .flatMap((route) => {
      const vehicleEntry = vehicleById.get(route.vehicle)
      return vehicleEntry === undefined || route.visits.length === 0 ? [] : [{ route, ...vehicleEntry }]
    })
    .toSorted(
      (first, second) => compareByDay(first.vehicle, second.vehicle) || first.vehicleIndex - second.vehicleIndex,
    )
  const keptIndexes = drivenRoutes.flatMap(({ vehicle }) => source.presentRouteOf(vehicle)?.index ?? [])
  const nextFreeIndex = freeIndexGenerator(new Set([...source.takenIndexes, ...keptIndexes]))
  const carrierDays = new Set(
    drivenRoutes.map(({ vehicle }) => carrierDayOf({ ...source.driverFieldsOf(vehicle), day: vehicle.day })),
  )
  return drivenRoutes.map(({ route, vehicle }) => {
    const currentRoute = source.presentRouteOf(vehicle)
    const isCarrierVehicle =
      currentRoute !== undefined && carrierDays.has(carrierDayOf({ ...currentRoute, day: vehicle.day }))
    const presentRoute = isCarrierVehicle ? { ...currentRoute, externalRouteId: undefined } : currentRoute
    return toRoute(route, vehicle, { index: presentRoute?.index ?? nextFreeIndex(), presentRoute }, source)
  })
}

const compareByDay = (first: Vehicle, second: Vehicle): number => dayOrder.compare(first.day ?? '', second.day ?? '')

type RouteIdentity = {
  readonly index: number
  /** the present route; without its carrier where carriers are vehicles of the problem themselves */
  readonly presentRoute: Route | undefined
}

const toRoute = (
  route: ProposedRoute,
  vehicle: Vehicle,
  { index, presentRoute }: RouteIdentity,
  source: RouteSource,
): Route => {
  const { driverFieldsOf, visitTo, today, travel } = source
  const { driverId, driverName, externalRouteId } = driverFieldsOf(vehicle)
  const toDateTime = dateTimeOn(dateOfDay(vehicle.day, today))
  const visits = route.visits.flatMap((visit): ReadonlyArray<Activity> => {
    const activity = visitTo(visit.stop)
    return activity === undefined ? [] : [withTimes(activity, toDateTime, visit.arrival, visit.departure)]
  })
  const timedRoute = renumberVisits({
    index,
    name: presentRoute?.name ?? vehicle.name,
    day: vehicle.day,
    color: presentRoute?.color ?? colourForIndex(index).hex,
    isVisible: true,
    overviewPolyline: undefined,
    metres: undefined,
    seconds: route.returns - route.leaves,
    driverId: driverId ?? presentRoute?.driverId,
    driverName: driverName ?? presentRoute?.driverName,
    externalRouteId: externalRouteId ?? presentRoute?.externalRouteId,
    start: withTimes(newDepot('start', index, vehicle.start), toDateTime, undefined, route.leaves),
    visits,
    end: withTimes(newDepot('end', index, vehicle.end), toDateTime, route.returns, undefined),
    extra: presentRoute?.extra ?? {},
  })
  return redrawRoute(timedRoute, travel)
}

const withTimes = (
  activity: Activity,
  toDateTime: (seconds: Seconds) => string | undefined,
  arrival: Seconds | undefined,
  departure: Seconds | undefined,
): Activity => ({
  ...activity,
  arrival: arrival === undefined ? undefined : toDateTime(arrival),
  departure: departure === undefined ? undefined : toDateTime(departure),
})

/** The date of a route: its own, or that of the next weekday with this name. */
const dateOfDay = (day: RouteDay | undefined, today: CalendarDate): string | undefined => {
  if (day === undefined || calendarDateOf(day) !== undefined) return day
  const weekday = weekdays.findIndex((name) => name === day)
  return weekday < 0 ? undefined : isoDateOf(nextWeekday(weekday, today))
}
