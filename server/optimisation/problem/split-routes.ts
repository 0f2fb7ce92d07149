import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../../src/domain/calendar'
import { isLocked } from '../../../src/domain/lock'
import { stopOf, type Plan } from '../../../src/domain/plan'
import type { RouteProblem, Travel, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import { isDrivable, timeSlotRulesFor } from '../../solver'

/** What happens to the present routes when a project is optimised. */
export type RouteSplit = {
  /** they stay as they are, with all their stops */
  readonly kept: ReadonlyArray<Route>
  /** they are replaced by proposed routes */
  readonly replanned: ReadonlyArray<Route>
}

type SplitOptions = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly keepLocked: boolean
  /** the vehicle that would drive the route again */
  readonly vehicleOf: (route: Route) => VehicleId | undefined
  /** whether this vehicle can visit all stops of the route in this order */
  readonly canDrive: (route: Route, by: VehicleId) => boolean
}

/**
 * Routes of other days and locked routes stay. A route that is not locked but has locked stops is planned again around
 * them. If that is not sure to work, since the route breaks a rule already or its vehicle is not among those asked
 * for, it stays too.
 */
export const splitRoutes = (plan: Plan, { days, keepLocked, vehicleOf, canDrive }: SplitOptions): RouteSplit => {
  const isRequestedDay = ({ day }: Route): boolean => days === undefined || (day !== undefined && days.includes(day))
  const hasLocked = ({ visits }: Route): boolean =>
    visits.some(({ id }) => {
      const stop = O.toUndefined(stopOf(plan, id))
      return stop !== undefined && isLocked(stop)
    })
  const canReplan = (route: Route): boolean => {
    const vehicle = vehicleOf(route)
    const isOnlyRoute = plan.routes.every((other) => other === route || vehicleOf(other) !== vehicle)
    return vehicle !== undefined && isOnlyRoute && canDrive(route, vehicle)
  }
  const isKept = (route: Route): boolean =>
    !isRequestedDay(route) || (keepLocked && (isLocked(route) || (hasLocked(route) && !canReplan(route))))
  return { kept: plan.routes.filter(isKept), replanned: plan.routes.filter((route) => !isKept(route)) }
}

/** Without roads, only the vehicles that a stop allows are checked. */
export const canDriveCheck = (problem: RouteProblem, roads: Travel | undefined): SplitOptions['canDrive'] => {
  const { stops, vehicles } = problem
  const { forPlanning } = timeSlotRulesFor(problem)
  const stopById = new Map(stops.map((stop) => [stop.id, forPlanning(stop)]))
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return ({ visits }, vehicleId) => {
    const vehicle = vehicleById.get(vehicleId)
    const allowedStops = visits
      .flatMap(({ id }) => stopById.get(id) ?? [])
      .filter(({ allowedVehicles }) => allowedVehicles?.includes(vehicleId) !== false)
    if (vehicle === undefined || allowedStops.length < visits.length) return false
    return roads === undefined || isDrivable(vehicle, allowedStops, roads)
  }
}
