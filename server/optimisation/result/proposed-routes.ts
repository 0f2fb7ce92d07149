import { dateOfDay, dateTimeOn, dayOrder, type CalendarDate } from '../../../src/domain/calendar'
import { legsOfRoutes } from '../../../src/domain/move'
import { carrierDayOf, newDepotActivity } from '../../../src/domain/plan'
import {
  vehicleReloadNumber,
  type ProposedPlan,
  type ProposedRoute,
  type RouteProblem,
  type Vehicle,
} from '../../../src/domain/problem'
import {
  colourForIndex,
  estimateSource,
  legsAtMost,
  freeIndexGenerator,
  newReload,
  routeReloadId,
  renumberVisits,
  figureSourceOfLegs,
  withVisitTimes,
  type Activity,
  type RoadSource,
  type Route,
} from '../../../src/domain/route'
import type { StopId } from '../../../src/domain/stop'
import { redrawRoute, type Travel } from '../../travel'

export type ResultContext = {
  readonly today: CalendarDate
  readonly travel: Pick<Travel, 'drive' | 'dataDate'>
  /** of the roads that the problem was solved with */
  readonly roadSource: RoadSource
}

/** Of a vehicle without a driver or carrier. */
export const NO_ASSIGNEE: Pick<Route, 'driverId' | 'driverName' | 'carrierId'> = {
  driverId: undefined,
  driverName: undefined,
  carrierId: undefined,
}

/** What is needed to make routes from the answer of a solver. */
type ProposedRoutesInput = ResultContext & {
  readonly problem: RouteProblem
  readonly assigneeFieldsOf: (vehicle: Vehicle) => Pick<Route, 'driverId' | 'driverName' | 'carrierId'>
  /** the current route of a vehicle, from which number, name, colour and carrier are kept */
  readonly currentRouteOf: (vehicle: Vehicle) => Route | undefined
  /** the activity of a visit to this stop */
  readonly visitTo: (stop: StopId) => Activity | undefined
  /** of the routes that stay as they are */
  readonly keptRouteIndexes: ReadonlyArray<number>
}

/** A route for each vehicle that has stops, ordered by day, with the index of its current route or a free one. */
export const proposedRoutes = ({ routes }: ProposedPlan, input: ProposedRoutesInput): ReadonlyArray<Route> => {
  const vehicleById = new Map(
    input.problem.vehicles.map((vehicle, index) => [vehicle.id, { vehicle, vehicleIndex: index }]),
  )
  const drivenRoutes = routes
    .flatMap((route) => {
      const vehicleEntry = vehicleById.get(route.vehicle)
      return vehicleEntry === undefined || route.visits.length === 0 ? [] : [{ route, ...vehicleEntry }]
    })
    .toSorted(
      (first, second) => compareByDay(first.vehicle, second.vehicle) || first.vehicleIndex - second.vehicleIndex,
    )
  const inheritedIndexes = drivenRoutes.flatMap(({ vehicle }) => input.currentRouteOf(vehicle)?.index ?? [])
  const nextFreeIndex = freeIndexGenerator(new Set([...input.keptRouteIndexes, ...inheritedIndexes]))
  const carrierDays = new Set(
    drivenRoutes.map(({ vehicle }) => carrierDayOf({ ...input.assigneeFieldsOf(vehicle), day: vehicle.day })),
  )
  return drivenRoutes.map(({ route, vehicle }) => {
    const currentRoute = input.currentRouteOf(vehicle)
    // Another proposed route has this carrier on that day.
    const isCarrierDayTaken =
      currentRoute !== undefined && carrierDays.has(carrierDayOf({ ...currentRoute, day: vehicle.day }))
    const inheritedRoute = isCarrierDayTaken ? { ...currentRoute, carrierId: undefined } : currentRoute
    return toRoute(route, vehicle, { index: inheritedRoute?.index ?? nextFreeIndex(), inheritedRoute }, input)
  })
}

const compareByDay = (first: Vehicle, second: Vehicle): number => dayOrder.compare(first.day ?? '', second.day ?? '')

type RouteIdentity = {
  readonly index: number
  /** the current route; without its carrier where carriers are vehicles of the problem themselves */
  readonly inheritedRoute: Route | undefined
}

const toRoute = (
  route: ProposedRoute,
  vehicle: Vehicle,
  { index, inheritedRoute }: RouteIdentity,
  input: ProposedRoutesInput,
): Route => {
  const { assigneeFieldsOf, visitTo, today, travel, roadSource } = input
  const { driverId, driverName, carrierId } = assigneeFieldsOf(vehicle)
  const toDateTime = dateTimeOn(dateOfDay(vehicle.day, today))
  const start = newDepotActivity('start', index, vehicle.start)
  const visits = route.visits.flatMap((visit): ReadonlyArray<Activity> => {
    const reloadNumber = vehicleReloadNumber(visit.stop)
    const activity =
      reloadNumber === undefined ? visitTo(visit.stop) : newReload({ start }, routeReloadId(index, reloadNumber))
    return activity === undefined
      ? []
      : [withVisitTimes(activity, { arrival: toDateTime(visit.arrival), departure: toDateTime(visit.departure) })]
  })
  const timedRoute = renumberVisits({
    index,
    name: inheritedRoute?.name ?? vehicle.name,
    day: vehicle.day,
    color: inheritedRoute?.color ?? colourForIndex(index).hex,
    isVisible: true,
    overviewPolyline: undefined,
    figureSource: undefined,
    metres: undefined,
    seconds: route.returns - route.leaves,
    driverId: driverId ?? inheritedRoute?.driverId,
    driverName: driverName ?? inheritedRoute?.driverName,
    carrierId: carrierId ?? inheritedRoute?.carrierId,
    start: withVisitTimes(start, { arrival: undefined, departure: toDateTime(route.leaves) }),
    visits,
    end: withVisitTimes(newDepotActivity('end', index, vehicle.end), {
      arrival: toDateTime(route.returns),
      departure: undefined,
    }),
    unknownFields: inheritedRoute?.unknownFields ?? {},
  })
  const drawnRoute = redrawRoute(timedRoute, travel)
  const legs = legsAtMost(roadSource, legsOfRoutes([drawnRoute]))
  // Its times are those of the solver, whatever is known of the roads by now.
  const newSource = roadSource === 'estimate' ? estimateSource : figureSourceOfLegs(legs, travel.dataDate)
  const stopsOffRoads = newSource?.dataDate === undefined ? undefined : drawnRoute.figureSource?.stopsOffRoads
  return { ...drawnRoute, figureSource: newSource && stopsOffRoads ? { ...newSource, stopsOffRoads } : newSource }
}
