import { driverName, type Driver } from '../../domain/driver'
import type { MoveTarget } from '../../domain/move'
import type { DriversAndCarriers, Plan } from '../../domain/plan'
import { routeColourOf, routeNameOf, routeNumberOf, type Route, type RouteColour } from '../../domain/route'
import { joinNames, pluralise } from '../../domain/text'

/** Where a stop can go, as it shows in a list. */
export type TargetLabel = {
  /** the number of a route in its colour; undefined for a new route */
  readonly badge: { readonly number: string; readonly colour: RouteColour } | undefined
  readonly name: string
  /** the driver of a route that is not named for the driver, or that the route is new */
  readonly details: ReadonlyArray<string>
}

type NewRoute = Extract<MoveTarget, { readonly kind: 'driver' | 'carrier' }>

/** Undefined for being unplanned, and for a route that the plan does not have. */
export const describeTarget = (
  to: MoveTarget,
  plan: Pick<Plan, 'routes'>,
  driversAndCarriers: DriversAndCarriers,
): TargetLabel | undefined => {
  if (to.kind === 'unplanned') return undefined
  if (to.kind !== 'route') return describeNewRoute(to, driversAndCarriers)
  const route = plan.routes.find(({ index }) => index === to.index)
  return route && describeRoute(route)
}

export const describeRoute = (route: Route): TargetLabel => {
  const [name, driver] = [routeNameOf(route), route.driverName]
  return {
    badge: { number: String(routeNumberOf(route)), colour: routeColourOf(route.color) },
    name,
    details: driver === undefined || driver === name ? [] : [driver],
  }
}

export const describeNewRoute = (to: NewRoute, { drivers, carriers }: DriversAndCarriers): TargetLabel => ({
  badge: undefined,
  name:
    to.kind === 'driver'
      ? nameOfDriver(drivers.find(({ id }) => id === to.driverId))
      : (carriers.find(({ id }) => id === to.carrierId)?.displayName ?? `Route ${to.carrierId}`),
  details: ['New route'],
})

const nameOfDriver = (driver: Driver | undefined): string => (driver === undefined ? 'Driver' : driverName(driver))

/** Who can take a new route, such as `8 drivers and 1 carrier are free`. */
export const describeWhoIsFree = (targets: ReadonlyArray<MoveTarget>): string => {
  const counts = (['driver', 'carrier'] as const)
    .map((kind) => ({ kind, count: targets.filter((to) => to.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const free = joinNames(counts.map(({ kind, count }) => pluralise(count, kind)))
  if (free === '') return 'nobody is free'
  return `${free} ${counts.length === 1 && counts[0]?.count === 1 ? 'is' : 'are'} free`
}
