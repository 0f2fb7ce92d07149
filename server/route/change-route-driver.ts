import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../contract'
import type { changeRouteDriver as endpoint } from '../../contract/route'
import type { Driver, DriverId } from '../../src/domain/driver'
import { summariseRouteChange } from '../../src/domain/history'
import { assignDriver, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import type { AuthorisedCommand, CallResult } from '../http'
import { changePlan, type PlanEditPorts } from '../project'
import type { Records } from '../storage'
import { requireRoute, routeResult } from './route-result'

/**
 * Gives a route another driver, or none; refused where the route does not have the driver whom the request names as
 * the old one.
 */
export const changeRouteDriver = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, routeIndex }, body: { from, to }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Route>>> => {
    const driver = to === undefined ? undefined : (await records.drivers.find(to))?.driver
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => pipe(requireRoute(plan, routeIndex), E.flatMap(withDriver(plan, from, to, driver))),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeResult(routeIndex)),
    )
  }
}

const withDriver =
  (plan: Plan, from: DriverId | undefined, to: DriverId | undefined, driver: Driver | undefined) =>
  (route: Route): E.Either<Refusal, Plan> => {
    if (route.driverId !== from) return E.left(otherDriverRefusal(route))
    if (to !== undefined && driver === undefined)
      return E.left(invalidRefusal([{ field: 'new_driver_id', reason: 'There is no such driver' }]))
    return E.right(assignDriver(plan, route, driver))
  }

const otherDriverRefusal = ({ driverName: name, driverId }: Route): Refusal => ({
  code: 'other_driver',
  message: driverId === undefined ? 'Nobody drives this route by now.' : `${name ?? driverId} has this route by now.`,
})
