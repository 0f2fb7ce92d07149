import { describeLateVisit } from '../../../contract/optimisation'
import { dateOfDay, dateTimeOn, dayOrder, type CalendarDate } from '../../../src/domain/calendar'
import { legsOfRoutes, figureSourceOfRoutes } from '../../../src/domain/move'
import { assemblePlan, carrierDayOf, newDepotActivity, newVisitTo, type Plan } from '../../../src/domain/plan'
import {
  findLateVisits,
  vehicleReloadNumber,
  type ProposedPlan,
  type ProposedRoute,
  type Repair,
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
  sortRoutesByIndex,
  withVisitTimes,
  type Activity,
  type FigureSource,
  type RoadSource,
  type Route,
} from '../../../src/domain/route'
import { withUnplannedReason, type Stop, type StopId, type UnplannedReason } from '../../../src/domain/stop'
import { redrawRoute, type Travel } from '../../travel'
import type { ProjectProblem } from '../problem/build-problem'
import { unplannedReasons, describeRepair, moveTargetsOf } from './unplanned-reasons'
import { unplannedStops } from './unplanned-stops'
import type { JobResult } from '../../../src/domain/optimisation'

export type ResultContext = {
  readonly today: CalendarDate
  readonly travel: Pick<Travel, 'drive' | 'dataDate'>
  /** of the roads that the problem was solved with */
  readonly roadSource: RoadSource
}

/** The proposal for a project, ready to be saved: the routes that stay, and new ones instead of the others. */
export const jobResultForProject = (
  proposed: ProposedPlan,
  { problem, assigneeByVehicle, kept, replanned, notInProblem }: ProjectProblem,
  { plan, version }: { readonly plan: Plan; readonly version: number },
  context: ResultContext,
): JobResult => {
  const stops = new Map([...plan.stops].map((stop) => [stop.facts.id, stop]))
  const describe = <R extends Repair>(repair: R) =>
    describeRepair(repair, moveTargetsOf(problem.vehicles, assigneeByVehicle))
  const routes = proposedRoutes(proposed, {
    ...context,
    problem,
    assigneeFieldsOf: ({ id }) => assigneeByVehicle.get(id)?.assigneeFields ?? NO_ASSIGNEE,
    currentRouteOf: ({ id }) => replanned.get(id),
    visitTo: (id) => {
      const stop = stops.get(id)
      return stop && newVisitTo(stop.facts)
    },
    takenIndexes: kept.map(({ index }) => index),
  })
  const allRoutes = sortRoutesByIndex([...kept, ...routes])
  return {
    baseVersion: version,
    document: { routes: allRoutes, unknownFields: plan.unknownFields },
    stops: assemblePlan(
      allRoutes,
      withPlanningResults(plan.stops, routes, unplannedReasons(proposed, problem, notInProblem, describe), problem),
      plan.unknownFields,
    ).stops,
    unplanned: unplannedStops(proposed.unplanned, notInProblem, problem, describe),
    sharedRepairs: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs.map(describe),
    late: lateVisitsOf(problem, proposed),
    figureSource: figureSourceOfResult(routes, context),
  }
}

/** Without a project there is no route to move a stop to. */
const withoutMoves = <R extends Repair>(repair: R) => describeRepair(repair, () => undefined)

/** The result for a problem without a project, whose stops have only ids and coordinates. */
export const jobResultForProblem = (
  proposed: ProposedPlan,
  problem: RouteProblem,
  context: ResultContext,
): JobResult => {
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const minimalVisitTo = (id: string): Activity | undefined => {
    const stop = stops.get(id)
    return (
      stop && {
        id,
        type: stop.type,
        stopNumber: 0,
        address: { name: id, address: '', zipcode: '', coordinates: stop.coordinates, unknownFields: {} },
        isPlanned: true,
        arrival: undefined,
        departure: undefined,
        unknownFields: {},
      }
    )
  }
  const routes = proposedRoutes(proposed, {
    ...context,
    problem,
    assigneeFieldsOf: () => NO_ASSIGNEE,
    currentRouteOf: () => undefined,
    visitTo: minimalVisitTo,
    takenIndexes: [],
  })
  return {
    baseVersion: undefined,
    document: { routes, unknownFields: {} },
    stops: assemblePlan([], [], {}).stops,
    unplanned: unplannedStops(proposed.unplanned, [], problem, withoutMoves),
    sharedRepairs: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs.map(withoutMoves),
    late: lateVisitsOf(problem, proposed),
    figureSource: figureSourceOfResult(routes, context),
  }
}

const figureSourceOfResult = (routes: ReadonlyArray<Route>, { roadSource: source }: ResultContext): FigureSource =>
  ['main', 'file'].includes(source) && routes.length > 0 ? figureSourceOfRoutes(routes) : { ...estimateSource, source }

const lateVisitsOf = (problem: RouteProblem, proposed: ProposedPlan): JobResult['late'] => {
  const late = findLateVisits(problem, proposed).map(describeLateVisit)
  return late.length === 0 ? undefined : late
}

const NO_ASSIGNEE: Pick<Route, 'driverId' | 'driverName' | 'carrierId'> = {
  driverId: undefined,
  driverName: undefined,
  carrierId: undefined,
}

/** Marks each stop of the problem as planned, or as unplanned with its reason. */
const withPlanningResults = (
  stops: Iterable<Stop>,
  routes: ReadonlyArray<Route>,
  reasons: ReadonlyMap<StopId, UnplannedReason>,
  problem: RouteProblem,
): Iterable<Stop> => {
  const stopsInProblem = new Set([...problem.stops.map(({ id }) => id), ...reasons.keys()])
  const proposedStopIds = new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].map((stop) => {
    if (!stopsInProblem.has(stop.facts.id)) return stop
    const facts = withUnplannedReason(stop.facts, reasons.get(stop.facts.id))
    const isOptimized = proposedStopIds.has(stop.facts.id)
    if (facts.flags.isOptimized !== isOptimized)
      return { ...stop, facts: { ...facts, flags: { ...facts.flags, isOptimized } } }
    return facts === stop.facts ? stop : { ...stop, facts }
  })
}

/** What is needed to make routes from the answer of a solver. */
type RouteSource = ResultContext & {
  readonly problem: RouteProblem
  readonly assigneeFieldsOf: (vehicle: Vehicle) => Pick<Route, 'driverId' | 'driverName' | 'carrierId'>
  /** the current route of a vehicle, from which number, name, colour and carrier are kept */
  readonly currentRouteOf: (vehicle: Vehicle) => Route | undefined
  /** the activity of a visit to this stop */
  readonly visitTo: (stop: StopId) => Activity | undefined
  /** the indexes of routes that stay */
  readonly takenIndexes: ReadonlyArray<number>
}

/** A route for each vehicle that has stops, ordered by day, with the index of its current route or a free one. */
const proposedRoutes = ({ routes }: ProposedPlan, source: RouteSource): ReadonlyArray<Route> => {
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
  const keptIndexes = drivenRoutes.flatMap(({ vehicle }) => source.currentRouteOf(vehicle)?.index ?? [])
  const nextFreeIndex = freeIndexGenerator(new Set([...source.takenIndexes, ...keptIndexes]))
  const carrierDays = new Set(
    drivenRoutes.map(({ vehicle }) => carrierDayOf({ ...source.assigneeFieldsOf(vehicle), day: vehicle.day })),
  )
  return drivenRoutes.map(({ route, vehicle }) => {
    const currentRoute = source.currentRouteOf(vehicle)
    // Another proposed route has this carrier on that day.
    const isCarrierDayTaken =
      currentRoute !== undefined && carrierDays.has(carrierDayOf({ ...currentRoute, day: vehicle.day }))
    const inheritedRoute = isCarrierDayTaken ? { ...currentRoute, carrierId: undefined } : currentRoute
    return toRoute(route, vehicle, { index: inheritedRoute?.index ?? nextFreeIndex(), inheritedRoute }, source)
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
  source: RouteSource,
): Route => {
  const { assigneeFieldsOf, visitTo, today, travel, roadSource } = source
  const { driverId, driverName, carrierId } = assigneeFieldsOf(vehicle)
  const toDateTime = dateTimeOn(dateOfDay(vehicle.day, today))
  const start = newDepotActivity('start', index, vehicle.start)
  const visits = route.visits.flatMap((visit): ReadonlyArray<Activity> => {
    const n = vehicleReloadNumber(visit.stop)
    const activity = n === undefined ? visitTo(visit.stop) : newReload({ start }, routeReloadId(index, n))
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
