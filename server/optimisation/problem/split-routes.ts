import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../../src/domain/calendar'
import { isLocked } from '../../../src/domain/lock'
import { stopOf, type Plan } from '../../../src/domain/plan'
import type { RouteProblem, Travel, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import { isDrivable, slotsIn } from '../../solver'

/** What happens to the present routes when a project is optimised. */
export type Fate = {
  /** they stay as they are, with all their stops */
  readonly kept: ReadonlyArray<Route>
  /** they are replaced by proposed routes */
  readonly replanned: ReadonlyArray<Route>
}

type Asked = {
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
export const fateOf = (plan: Plan, { days, keepLocked, vehicleOf, canDrive }: Asked): Fate => {
  const isAsked = ({ day }: Route): boolean => days === undefined || (day !== undefined && days.includes(day))
  const hasLocked = ({ visits }: Route): boolean =>
    visits.some(({ id }) => {
      const stop = O.toUndefined(stopOf(plan, id))
      return stop !== undefined && isLocked(stop)
    })
  const holds = (route: Route): boolean => {
    const vehicle = vehicleOf(route)
    const isAlone = plan.routes.every((other) => other === route || vehicleOf(other) !== vehicle)
    return vehicle !== undefined && isAlone && canDrive(route, vehicle)
  }
  const stays = (route: Route): boolean =>
    !isAsked(route) || (keepLocked && (isLocked(route) || (hasLocked(route) && !holds(route))))
  return { kept: plan.routes.filter(stays), replanned: plan.routes.filter((route) => !stays(route)) }
}

/** Without roads, only the vehicles that a stop allows are checked. */
export const whoCanDrive = (problem: RouteProblem, roads: Travel | undefined): Asked['canDrive'] => {
  const { stops, vehicles } = problem
  const { fitted } = slotsIn(problem)
  const asked = new Map(stops.map((stop) => [stop.id, fitted(stop)]))
  const fleet = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return ({ visits }, by) => {
    const vehicle = fleet.get(by)
    const welcome = visits
      .flatMap(({ id }) => asked.get(id) ?? [])
      .filter(({ allowedVehicles }) => allowedVehicles?.includes(by) !== false)
    if (vehicle === undefined || welcome.length < visits.length) return false
    return roads === undefined || isDrivable(vehicle, welcome, roads)
  }
}
