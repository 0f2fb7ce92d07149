import { driverName, type Driver, type DriverId } from '../driver'
import { routeTimesOf, stopVisitsOf, type Route } from '../route'
import type { Plan } from './plan'
import { replaceRoutes } from './placement'

/** Gives a route another driver, or none. A route with the name of its driver gets the name of the new one. */
export const assignDriver = (plan: Plan, route: Route, driver: Driver | undefined): Plan => {
  const newName = driver && driverName(driver)
  const name = route.name === route.driverName ? (newName ?? '') : route.name
  return replaceRoutes(plan, [{ ...route, name, driverId: driver?.id, driverName: newName }])
}

/** The routes on which a driver visits stops. */
export const routesOfDriver = ({ routes }: Pick<Plan, 'routes'>, driver: DriverId): ReadonlyArray<Route> =>
  routes.filter((route) => route.driverId === driver && stopVisitsOf(route).length > 0)

/** The other routes that the driver of a route drives at the same time. A route without times takes the whole day. */
export const simultaneousRoutesOf = (plan: Pick<Plan, 'routes'>, route: Route): ReadonlyArray<Route> =>
  route.driverId === undefined || stopVisitsOf(route).length === 0
    ? []
    : routesOfDriver(plan, route.driverId).filter(
        (other) => other.index !== route.index && other.day === route.day && overlaps(route, other),
      )

const overlaps = (one: Route, other: Route): boolean => {
  const [first, second] = [routeTimesOf(one), routeTimesOf(other)]
  const isBefore = ({ returns }: typeof first, { leaves }: typeof first): boolean =>
    returns !== undefined && leaves !== undefined && returns <= leaves
  return !isBefore(first, second) && !isBefore(second, first)
}
