import type { Driver } from '../../domain/driver'
import { simultaneousRoutesOf, type Plan } from '../../domain/plan'
import { routeNumberOf, type Route } from '../../domain/route'
import { deepEqual, memoizeWeak } from '../../domain/value'

/** What is wrong with the driver of a route: in few words, and in full. */
export type DriverFlag = { readonly text: string; readonly details: string }

/** While the drivers are not loaded, none counts as deleted. */
export const driverFlagsOf = (
  plan: Pick<Plan, 'routes'>,
  route: Route,
  drivers: ReadonlyArray<Driver>,
): ReadonlyArray<DriverFlag> => {
  if (route.driverId === undefined) return []
  const name = route.driverName ?? route.driverId
  const isDeleted = drivers.length > 0 && drivers.every(({ id }) => id !== route.driverId)
  const others = simultaneousRoutesOf(plan, route).map(routeNumberOf)
  return [
    ...(isDeleted
      ? [{ text: 'driver deleted', details: `${name} is no longer a driver: hours and load are not checked` }]
      : []),
    ...(others.length === 0
      ? []
      : [
          {
            text: `driver also on ${routeList(others, MAX_NAMED)}`,
            details: `${name} drives ${routeList(others)} at the same time`,
          },
        ]),
  ]
}

/** How many routes a panel names. */
const MAX_NAMED = 3

/** Such as `routes 2, 3, 4 and 16 more`. */
const routeList = (numbers: ReadonlyArray<number>, maxNamed = numbers.length): string => {
  const more = numbers.length - maxNamed
  const named = numbers.slice(0, maxNamed).join(', ')
  return `${numbers.length === 1 ? 'route' : 'routes'} ${named}${more > 0 ? ` and ${more} more` : ''}`
}

/** Those of all routes, by their index; cached for a plan and its drivers. */
export const driverFlagsByRoute = memoizeWeak((plan: Plan) =>
  memoizeWeak(
    (drivers: ReadonlyArray<Driver>): ReadonlyMap<number, ReadonlyArray<DriverFlag>> =>
      new Map(
        plan.routes.flatMap((route) => {
          const flags = reuseFlags(route, driverFlagsOf(plan, route, drivers))
          return flags.length === 0 ? [] : [[route.index, flags] as const]
        }),
      ),
  ),
)

const lastFlags = new WeakMap<Route, ReadonlyArray<DriverFlag>>()

/** The same list as long as it says the same, so that only changed panels are drawn again. */
const reuseFlags = (route: Route, flags: ReadonlyArray<DriverFlag>): ReadonlyArray<DriverFlag> => {
  const last = lastFlags.get(route)
  if (last !== undefined && deepEqual(last, flags)) return last
  lastFlags.set(route, flags)
  return flags
}
