import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../../src/domain/calendar'
import { isLocked } from '../../../src/domain/lock'
import { stopOf, type Plan } from '../../../src/domain/plan'
import type { RouteProblem, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'

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
  /** whether this vehicle can visit all stops of the route */
  readonly canDrive: (route: Route, by: VehicleId) => boolean
}

/**
 * Routes of other days and locked routes stay. A route that is not locked but has locked stops is planned again around
 * them. If that is not sure to work, since the route breaks a rule already or its vehicle is not a chosen one, it stays
 * too.
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

/** Whether a vehicle may visit all stops of a route; whether it has the time for that depends on the roads. */
export const allowedVehicleCheck = ({ stops, vehicles }: RouteProblem): SplitOptions['canDrive'] => {
  const stopById = new Map(stops.map((stop) => [stop.id, stop]))
  const vehicleIds = new Set(vehicles.map(({ id }) => id))
  return ({ visits }, vehicleId) =>
    vehicleIds.has(vehicleId) &&
    visits.every(({ id }) => {
      const stop = stopById.get(id)
      return stop !== undefined && stop.allowedVehicles?.includes(vehicleId) !== false
    })
}
