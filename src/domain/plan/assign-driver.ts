import { driverName, type Driver } from '../driver'
import type { Route } from '../route'
import type { Plan } from './plan'
import { replaceRoutes } from './placement'

/** Gives a route another driver, or none. A route with the name of its driver gets the name of the new one. */
export const assignDriver = (plan: Plan, route: Route, driver: Driver | undefined): Plan => {
  const newName = driver && driverName(driver)
  const name = route.name === route.driverName ? (newName ?? '') : route.name
  return replaceRoutes(plan, [{ ...route, name, driverId: driver?.id, driverName: newName }])
}
