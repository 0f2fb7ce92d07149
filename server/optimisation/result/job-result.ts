import { describeLateVisit, type JobResult } from '../../../contract/optimisation'
import type { CalendarDate } from '../../../src/domain/calendar'
import { assemblePlan, newVisitTo, type Plan } from '../../../src/domain/plan'
import { findLateVisits, type ProposedPlan, type RouteProblem } from '../../../src/domain/problem'
import { sortRoutesByIndex, type Activity, type Route } from '../../../src/domain/route'
import { withUnplannedReason, type UnplannedReason, type Stop, type StopId } from '../../../src/domain/stop'
import type { Travel } from '../../travel'
import { capitalise, unplannedMessage } from './unplanned-message'
import type { ProjectProblem } from '../problem/build-problem'
import { proposedRoutes } from './proposed-routes'
import { repairMessages } from './repair-messages'
import { unplannedStops } from './unplanned-stops'

export type ResultContext = { readonly today: CalendarDate; readonly travel: Pick<Travel, 'drive'> }

/** The proposal for a project, ready to be saved: the routes that stay, and new ones instead of the others. */
export const jobResultForProject = (
  proposed: ProposedPlan,
  { problem, routeDriverOf, kept, replanned, notInProblem }: ProjectProblem,
  { plan, version }: { readonly plan: Plan; readonly version: number },
  context: ResultContext,
): JobResult => {
  const stops = new Map([...plan.stops].map((stop) => [stop.id, stop]))
  const routes = proposedRoutes(proposed, {
    ...context,
    problem,
    driverFieldsOf: ({ id }) => routeDriverOf.get(id)?.driverFields ?? NO_DRIVER,
    presentRouteOf: ({ id }) => replanned.get(id),
    visitTo: (id) => {
      const stop = stops.get(id)
      return stop && newVisitTo(stop)
    },
    takenIndexes: kept.map(({ index }) => index),
  })
  const allRoutes = sortRoutesByIndex([...kept, ...routes])
  return {
    baseVersion: version,
    document: { routes: allRoutes, extra: plan.extra },
    stops: assemblePlan(
      allRoutes,
      withPlanningResults(plan.stops, routes, unplannedReasons(proposed, problem, notInProblem), problem),
      plan.extra,
    ).stops,
    unplanned: unplannedStops(proposed.unplanned, notInProblem, problem),
    helps: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs,
    late: lateVisitsOf(problem, proposed),
  }
}

/** The result for a problem without a project, of whose stops only the places are known. */
export const jobResultForProblem = (
  proposed: ProposedPlan,
  problem: RouteProblem,
  context: ResultContext,
): JobResult => {
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const bareVisit = (id: string): Activity | undefined => {
    const stop = stops.get(id)
    return (
      stop && {
        id,
        type: stop.type,
        stopNumber: 0,
        address: { name: id, address: '', zipcode: '', coordinates: stop.coordinates, extra: {} },
        isPlanned: true,
        arrival: undefined,
        departure: undefined,
        extra: {},
      }
    )
  }
  const routes = proposedRoutes(proposed, {
    ...context,
    problem,
    driverFieldsOf: () => NO_DRIVER,
    presentRouteOf: () => undefined,
    visitTo: bareVisit,
    takenIndexes: [],
  })
  return {
    baseVersion: undefined,
    document: { routes, extra: {} },
    stops: assemblePlan([], [], {}).stops,
    unplanned: unplannedStops(proposed.unplanned, [], problem),
    helps: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs,
    late: lateVisitsOf(problem, proposed),
  }
}

const lateVisitsOf = (problem: RouteProblem, proposed: ProposedPlan): JobResult['late'] => {
  const late = findLateVisits(problem, proposed).map(describeLateVisit)
  return late.length === 0 ? undefined : late
}

const NO_DRIVER: Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'> = {
  driverId: undefined,
  driverName: undefined,
  externalRouteId: undefined,
}

/** The reasons of all unplanned stops. Stops that the solver was not asked about keep their old reasons. */
const unplannedReasons = (
  { unplanned }: ProposedPlan,
  { vehicles }: RouteProblem,
  notInProblem: ProjectProblem['notInProblem'],
): ReadonlyMap<StopId, UnplannedReason> => {
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return new Map([
    ...unplanned.map(
      ({ stop, reasons, repairs }) =>
        [stop, { reason: unplannedMessage(reasons, vehicleById), repairs: repairMessages(repairs) }] as const,
    ),
    ...notInProblem.flatMap(({ stop, reason }) =>
      reason === 'is for another day' ? [] : [[stop, { reason: capitalise(reason), repairs: [] }] as const],
    ),
  ])
}

/** Marks each stop that the solver was asked about as planned, or as unplanned with its reason. */
const withPlanningResults = (
  stops: Iterable<Stop>,
  routes: ReadonlyArray<Route>,
  reasons: ReadonlyMap<StopId, UnplannedReason>,
  problem: RouteProblem,
): Iterable<Stop> => {
  const stopsInProblem = new Set([...problem.stops.map(({ id }) => id), ...reasons.keys()])
  const proposedStopIds = new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].map((stop) => {
    if (!stopsInProblem.has(stop.id)) return stop
    const updated = withUnplannedReason(stop, reasons.get(stop.id))
    const isOptimized = proposedStopIds.has(stop.id)
    return updated.flags.isOptimized === isOptimized
      ? updated
      : { ...updated, flags: { ...updated.flags, isOptimized } }
  })
}
