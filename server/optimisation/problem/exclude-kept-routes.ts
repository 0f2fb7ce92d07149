import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../../src/domain/calendar'
import { isLocked } from '../../../src/domain/lock'
import { stopOf, type Plan } from '../../../src/domain/plan'
import {
  vehicleReloadId,
  type BuiltProblem,
  type FindLeg,
  type ProblemStop,
  type RouteProblem,
  type VehicleDay,
  type VehicleId,
} from '../../../src/domain/problem'
import { isReload, routeReloadNumber, sortRoutesByIndex, type Route } from '../../../src/domain/route'
import type { Stop, StopId } from '../../../src/domain/stop'
import { isDrivable, timeSlotRulesFor, type CurrentTour } from '../../solver'
import type { OptimiseRequest } from '../../../src/domain/optimisation'

/** A problem without the routes that stay as they are. */
export type ProblemWithoutKeptRoutes = BuiltProblem & {
  /** routes that stay as they are with all their stops */
  readonly keptRoutes: ReadonlyArray<Route>
  /** routes that are planned again, by the vehicle that would drive them */
  readonly replannedByVehicle: ReadonlyMap<VehicleId, Route>
}

/** Removes the routes that stay as they are from the problem, with their stops and vehicles. */
export const excludeKeptRoutes = (
  builtProblem: BuiltProblem,
  plan: Plan,
  request: Pick<OptimiseRequest, 'days' | 'keepLocked'>,
): ProblemWithoutKeptRoutes => {
  const vehiclesOf = vehiclesOfRoute(builtProblem.vehicleDays)
  const vehicleOf = (route: Route): VehicleId | undefined => vehiclesOf(route)[0]
  const keepLocked = request.keepLocked ?? true
  const lockedIds = keepLocked ? lockedStopIds(plan.stops) : new Set()
  const split = splitRoutes(plan, {
    days: request.days,
    keepLocked,
    vehicleOf,
    canDrive: allowedVehicleCheck(builtProblem.problem),
  })
  const remaining = excludeStopsAndVehicles(builtProblem, split, {
    vehiclesOf,
    mustKeepPosition: (id) => lockedIds.has(id),
  })
  return {
    ...remaining,
    keptRoutes: split.keptRoutes,
    replannedByVehicle: routeByVehicle(split.replannedRoutes, vehicleOf),
  }
}

/**
 * Keeps the routes too that cannot be driven on these roads up to their last locked stop, so that nothing is planned
 * around the locked stops. What comes after that stop may be moved.
 */
export const excludeUndrivableRoutes = <P extends ProblemWithoutKeptRoutes>(projectProblem: P, findLeg: FindLeg): P => {
  const { problem, keptRoutes, replannedByVehicle, vehicleDays } = projectProblem
  const { forPlanning } = timeSlotRulesFor(problem)
  const stopById = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const vehicleById = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const isUndrivable = ([vehicleId, { visits }]: readonly [VehicleId, Route]): boolean => {
    const stops = visits.flatMap(({ id }) => stopById.get(id) ?? [])
    const lastLocked = stops.findLastIndex(({ fixedPosition }) => fixedPosition !== undefined)
    if (lastLocked === -1) return false
    const vehicle = vehicleById.get(vehicleId)
    return vehicle === undefined || !isDrivable(vehicle, stops.slice(0, lastLocked + 1).map(forPlanning), findLeg)
  }
  const undrivable = new Map([...replannedByVehicle].filter(isUndrivable))
  if (undrivable.size === 0) return projectProblem
  const drivable = new Map([...replannedByVehicle].filter(([vehicle]) => !undrivable.has(vehicle)))
  const remaining = excludeStopsAndVehicles(
    projectProblem,
    { keptRoutes: [...undrivable.values()], replannedRoutes: [...drivable.values()] },
    // The stops of the other routes have fixed positions already.
    { vehiclesOf: vehiclesOfRoute(vehicleDays), mustKeepPosition: () => false },
  )
  return {
    ...projectProblem,
    ...remaining,
    keptRoutes: sortRoutesByIndex([...keptRoutes, ...undrivable.values()]),
    replannedByVehicle: drivable,
  }
}

/** What happens to the current routes when a project is optimised. */
type RouteSplit = {
  /** they stay as they are, with all their stops */
  readonly keptRoutes: ReadonlyArray<Route>
  /** they are replaced by proposed routes */
  readonly replannedRoutes: ReadonlyArray<Route>
}

type SplitOptions = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly keepLocked: boolean
  /** the vehicle that would drive the route again */
  readonly vehicleOf: (route: Route) => VehicleId | undefined
  /** whether this vehicle can visit all stops of the route */
  readonly canDrive: (route: Route, by: VehicleId) => boolean
}

/**
 * Routes of other days and locked routes stay. A route that is not locked but has locked stops is planned again around
 * them. If that is not sure to work, it stays too: its vehicle is not a chosen one, has another route or may not visit all
 * of its stops, or the route has two trips.
 */
const splitRoutes = (plan: Plan, { days, keepLocked, vehicleOf, canDrive }: SplitOptions): RouteSplit => {
  const isRequestedDay = ({ day }: Route): boolean => days === undefined || (day !== undefined && days.includes(day))
  const hasLockedStop = ({ visits }: Route): boolean =>
    visits.some(({ id }) => {
      const stop = O.toUndefined(stopOf(plan, id))
      return stop !== undefined && isLocked(stop.facts)
    })
  const canReplan = (route: Route): boolean => {
    const vehicle = vehicleOf(route)
    const isOnlyRoute = plan.routes.every((other) => other === route || vehicleOf(other) !== vehicle)
    // Stops keep their positions only on a route of one trip.
    return vehicle !== undefined && isOnlyRoute && !route.visits.some(isReload) && canDrive(route, vehicle)
  }
  const mustKeep = (route: Route): boolean =>
    !isRequestedDay(route) || (keepLocked && (isLocked(route) || (hasLockedStop(route) && !canReplan(route))))
  return { keptRoutes: plan.routes.filter(mustKeep), replannedRoutes: plan.routes.filter((route) => !mustKeep(route)) }
}

/** Whether a vehicle may visit all stops of a route; whether it has the time for that depends on the roads. */
const allowedVehicleCheck = ({ stops, vehicles }: RouteProblem): SplitOptions['canDrive'] => {
  const stopById = new Map(stops.map((stop) => [stop.id, stop]))
  const vehicleIds = new Set(vehicles.map(({ id }) => id))
  return ({ visits }, vehicleId) =>
    vehicleIds.has(vehicleId) &&
    visits.every(({ id }) => {
      const stop = stopById.get(id)
      return stop !== undefined && stop.allowedVehicles?.includes(vehicleId) !== false
    })
}

type KeptRouteLookup = {
  /** the vehicles that may drive the route, the best first */
  readonly vehiclesOf: (route: Route) => ReadonlyArray<VehicleId>
  /** whether the stop must keep its position; always false where locks are ignored */
  readonly mustKeepPosition: (id: StopId) => boolean
}

/** The problem without the stops and vehicles of kept routes. Locked stops keep their position or stay unplanned. */
const excludeStopsAndVehicles = (
  builtProblem: BuiltProblem,
  { keptRoutes, replannedRoutes }: RouteSplit,
  { vehiclesOf, mustKeepPosition }: KeptRouteLookup,
): BuiltProblem => {
  const replannedStops = new Set(replannedRoutes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const lockedUnplanned = builtProblem.problem.stops.filter(({ id }) => mustKeepPosition(id) && !replannedStops.has(id))
  const excludedStops = new Set([...keptRoutes.flatMap(({ visits }) => visits), ...lockedUnplanned].map(({ id }) => id))
  const busyVehicles = new Set(keptRoutes.flatMap(vehiclesOf))
  const fixedPositions = new Map(
    replannedRoutes.flatMap((route) => {
      const [vehicle] = vehiclesOf(route)
      const lockedPositions = route.visits
        .map(({ id }, index) => ({ id, index: index + 1 }))
        .filter(({ id }) => mustKeepPosition(id))
      return vehicle === undefined
        ? []
        : lockedPositions.map(({ id, index }) => [id, { vehicle, position: index }] as const)
    }),
  )
  const fixIfLocked = (stop: ProblemStop): ProblemStop => {
    const fixedPosition = fixedPositions.get(stop.id)
    const allowedVehicles = stop.allowedVehicles?.filter((vehicle) => !busyVehicles.has(vehicle))
    return fixedPosition === undefined
      ? { ...stop, allowedVehicles }
      : { ...stop, allowedVehicles: undefined, fixedPosition }
  }
  return {
    ...builtProblem,
    problem: {
      ...builtProblem.problem,
      stops: builtProblem.problem.stops.filter(({ id }) => !excludedStops.has(id)).map(fixIfLocked),
      vehicles: builtProblem.problem.vehicles.filter(({ id }) => !busyVehicles.has(id)),
    },
    notInProblem: builtProblem.notInProblem.filter(({ stop }) => !excludedStops.has(stop)),
  }
}

const lockedStopIds = (stops: Iterable<Stop>): ReadonlySet<StopId> =>
  new Set([...stops].filter(({ facts }) => isLocked(facts)).map(({ facts }) => facts.id))

/** The vehicles that could drive a current route again: those of its driver and of its carrier. */
const vehiclesOfRoute = (vehicleDays: ReadonlyArray<VehicleDay>): ((route: Route) => ReadonlyArray<VehicleId>) => {
  const vehicles = new Map(
    vehicleDays.map(({ driverOrCarrierId: driverOrCarrier, day, vehicle }) => [`${driverOrCarrier} ${day}`, vehicle]),
  )
  return ({ driverId, carrierId, day }) =>
    [driverId, carrierId].flatMap((driverOrCarrier) => vehicles.get(`${driverOrCarrier ?? ''} ${day ?? ''}`) ?? [])
}

/** The current route of each vehicle; only the first one where a vehicle has several. */
const routeByVehicle = (
  routes: ReadonlyArray<Route>,
  vehicleOf: (route: Route) => VehicleId | undefined,
): ReadonlyMap<VehicleId, Route> => {
  const routeOf = new Map<VehicleId, Route>()
  for (const route of routes) {
    const vehicle = vehicleOf(route)
    if (vehicle !== undefined && !routeOf.has(vehicle)) routeOf.set(vehicle, route)
  }
  return routeOf
}

export const currentToursOf = (routes: ReadonlyMap<VehicleId, Route>): ReadonlyArray<CurrentTour> =>
  [...routes].flatMap(([vehicle, { visits }]) =>
    visits.length === 0
      ? []
      : [
          {
            vehicle,
            stops: visits.map((visit) =>
              isReload(visit) ? vehicleReloadId({ id: vehicle }, routeReloadNumber(visit.id)) : visit.id,
            ),
          },
        ],
  )
