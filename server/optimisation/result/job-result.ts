import { describeLateVisit } from '../../../contract/optimisation'
import { figureSourceOfRoutes } from '../../../src/domain/move'
import type { JobResult } from '../../../src/domain/optimisation'
import { assemblePlan, newVisitTo, type Plan } from '../../../src/domain/plan'
import { findLateVisits, type ProposedPlan, type Repair, type RouteProblem } from '../../../src/domain/problem'
import {
  estimateSource,
  sortRoutesByIndex,
  type Activity,
  type FigureSource,
  type Route,
} from '../../../src/domain/route'
import { withUnplannedReason, type Stop, type StopId, type UnplannedReason } from '../../../src/domain/stop'
import type { ProjectProblem } from '../problem/build-problem'
import { NO_ASSIGNEE, proposedRoutes, type ResultContext } from './proposed-routes'
import { unplannedReasons, describeRepair, moveTargetsOf } from './unplanned-reasons'
import { unplannedStops } from './unplanned-stops'

/** The proposal for a project, ready to be saved: the routes that stay, and new ones instead of the others. */
export const jobResultForProject = (
  proposed: ProposedPlan,
  { problem, assigneeByVehicle, keptRoutes, replannedByVehicle, notInProblem }: ProjectProblem,
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
    currentRouteOf: ({ id }) => replannedByVehicle.get(id),
    visitTo: (id) => {
      const stop = stops.get(id)
      return stop && newVisitTo(stop.facts)
    },
    keptRouteIndexes: keptRoutes.map(({ index }) => index),
  })
  const allRoutes = sortRoutesByIndex([...keptRoutes, ...routes])
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
    keptRouteIndexes: [],
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
