import { describeLateVisit, type JobResult } from '../../../contract/optimisation'
import type { CalendarDate } from '../../../src/domain/calendar'
import { assemblePlan, newVisitTo, type Plan } from '../../../src/domain/plan'
import { findLateVisits, type ProposedPlan, type RouteProblem } from '../../../src/domain/problem'
import { sortRoutesByIndex, type Activity, type Route } from '../../../src/domain/route'
import { withUnplannedReason, type UnplannedReason, type Stop, type StopId } from '../../../src/domain/stop'
import type { Travel } from '../../travel'
import { capitalised, leftOutWords } from './unplanned-message'
import type { ProjectProblem } from '../problem/build-problem'
import { proposedRoutes } from './proposed-routes'
import { repairWords } from './repair-messages'
import { unplannedStops } from './unplanned-stops'

export type Surroundings = { readonly today: CalendarDate; readonly travel: Pick<Travel, 'drive'> }

/** The proposal for a project, ready to be saved: the routes that stay, and new ones instead of the others. */
export const resultOf = (
  proposed: ProposedPlan,
  { problem, drivingOf, kept, replanned, notInProblem }: ProjectProblem,
  { plan, version }: { readonly plan: Plan; readonly version: number },
  surroundings: Surroundings,
): JobResult => {
  const stops = new Map([...plan.stops].map((stop) => [stop.id, stop]))
  const routes = proposedRoutes(proposed, {
    ...surroundings,
    problem,
    names: ({ id }) => drivingOf.get(id)?.names ?? nobody,
    routeOfToday: ({ id }) => replanned.get(id),
    visitTo: (id) => {
      const stop = stops.get(id)
      return stop && newVisitTo(stop)
    },
    taken: kept.map(({ index }) => index),
  })
  const all = sortRoutesByIndex([...kept, ...routes])
  return {
    baseVersion: version,
    document: { routes: all, extra: plan.extra },
    stops: assemblePlan(all, marked(plan.stops, routes, reasonsIn(proposed, problem, notInProblem), problem), plan.extra).stops,
    unplanned: unplannedStops(proposed.unplanned, notInProblem, problem),
    helps: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs,
    late: lateIn(problem, proposed),
  }
}

/** The result for a problem without a project, of whose stops only the places are known. */
export const resultOfProblem = (
  proposed: ProposedPlan,
  problem: RouteProblem,
  surroundings: Surroundings,
): JobResult => {
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const bare = (id: string): Activity | undefined => {
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
    ...surroundings,
    problem,
    names: () => nobody,
    routeOfToday: () => undefined,
    visitTo: bare,
    taken: [],
  })
  return {
    baseVersion: undefined,
    document: { routes, extra: {} },
    stops: assemblePlan([], [], {}).stops,
    unplanned: unplannedStops(proposed.unplanned, [], problem),
    helps: proposed.sharedRepairs.length === 0 ? undefined : proposed.sharedRepairs,
    late: lateIn(problem, proposed),
  }
}

const lateIn = (problem: RouteProblem, proposed: ProposedPlan): JobResult['late'] => {
  const late = findLateVisits(problem, proposed).map(describeLateVisit)
  return late.length === 0 ? undefined : late
}

const nobody: Pick<Route, 'driverId' | 'driverName' | 'externalRouteId'> = {
  driverId: undefined,
  driverName: undefined,
  externalRouteId: undefined,
}

/** The reasons of all unplanned stops. Stops that the solver was not asked about keep their old reasons. */
const reasonsIn = (
  { unplanned }: ProposedPlan,
  { vehicles }: RouteProblem,
  notAsked: ProjectProblem['notInProblem'],
): ReadonlyMap<StopId, UnplannedReason> => {
  const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return new Map([
    ...unplanned.map(
      ({ stop, reasons, repairs }) =>
        [stop, { reason: leftOutWords(reasons, known), repairs: repairWords(repairs) }] as const,
    ),
    ...notAsked.flatMap(({ stop, reason }) =>
      reason === 'is for another day' ? [] : [[stop, { reason: capitalised(reason), repairs: [] }] as const],
    ),
  ])
}

/** Marks each stop that the solver was asked about as planned, or as unplanned with its reason. */
const marked = (
  stops: Iterable<Stop>,
  routes: ReadonlyArray<Route>,
  reasons: ReadonlyMap<StopId, UnplannedReason>,
  problem: RouteProblem,
): Iterable<Stop> => {
  const asked = new Set([...problem.stops.map(({ id }) => id), ...reasons.keys()])
  const advised = new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].map((stop) => {
    if (!asked.has(stop.id)) return stop
    const told = withUnplannedReason(stop, reasons.get(stop.id))
    const isOptimized = advised.has(stop.id)
    return told.flags.isOptimized === isOptimized ? told : { ...told, flags: { ...told.flags, isOptimized } }
  })
}
