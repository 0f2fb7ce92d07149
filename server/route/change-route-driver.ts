import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid, type Refusal } from '../../contract'
import type { changeRouteDriver as call } from '../../contract/route'
import { driverName, type Driver, type DriverId } from '../../src/domain/driver'
import { summariseRouteChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import type { AskedBy, Told } from '../http'
import { changePlan, type Workshop } from '../project'
import type { Records } from '../storage'
import { routeIn, routeTold } from './route-result'

/**
 * Gives a route another driver, or none; refused where the route does not have the driver whom the request names as
 * the old one.
 */
export const changeRouteDriver = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { parameters: { id, routeIndex }, body: { from, to }, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<Route>>> => {
    const driver = to === undefined ? undefined : (await records.drivers.find(to))?.driver
    return pipe(
      await change(
        records,
        { who, project: id, expected },
        (plan) =>
          pipe(
            routeIn(plan, routeIndex),
            E.flatMap(drivenBy(from, to, driver)),
            E.map((route) => withRoute(plan, route)),
          ),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeTold(routeIndex)),
    )
  }
}

const drivenBy =
  (from: DriverId | undefined, to: DriverId | undefined, driver: Driver | undefined) =>
  (route: Route): E.Either<Refusal, Route> => {
    if (route.driverId !== from) return E.left(otherDriver(route))
    if (to !== undefined && driver === undefined)
      return E.left(invalid([{ field: 'new_driver_id', reason: 'There is no such driver' }]))
    return E.right({ ...route, driverId: driver?.id, driverName: driver && driverName(driver) })
  }

const otherDriver = ({ driverName: name, driverId }: Route): Refusal => ({
  code: 'other_driver',
  message: driverId === undefined ? 'Nobody drives this route by now.' : `${name ?? driverId} has this route by now.`,
})

const withRoute = (plan: Plan, changed: Route): Plan => ({
  ...plan,
  routes: plan.routes.map((route) => (route.index === changed.index ? changed : route)),
})
