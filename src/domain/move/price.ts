import type { RouteDay } from '../calendar'
import type { Lock } from '../lock'
import { newRoute, ownerFromCarrier, type Plan } from '../plan'
import type { Route } from '../route'
import type { RouteFigures } from '../schedule'
import type { StopId } from '../stop'
import { ownerFromDriver, type NewRouteContext } from './target-route'
import type { MoveTarget } from './move'

/** A position on a route, and by how much the figures of the whole project change if the stop goes there. */
export type PositionPrice = {
  /** undefined: the stop is the first */
  readonly after: StopId | undefined
  readonly stopNumber: number
  /** an ISO date-time; undefined where the route has no date or the stop no known place */
  readonly arrival: string | undefined
  readonly figures: RouteFigures
  /** the lock that refuses this move */
  readonly lock: Lock | undefined
}

/** The cheapest position on a route, or being unplanned. */
export type Price = {
  readonly to: MoveTarget
  readonly day: RouteDay | undefined
  /** undefined for a stop that is unplanned */
  readonly bestPosition: PositionPrice | undefined
  readonly figures: RouteFigures
  readonly lock: Lock | undefined
  /** all positions, first to last, where they were asked for */
  readonly positionPrices: ReadonlyArray<PositionPrice> | undefined
}

/** A route that could visit a stop: one there is, or one that would be made for a driver or carrier. */
export type PricedRoute = { readonly to: MoveTarget; readonly route: Route }

/** Finds the prices of one stop or of a block. */
export type Pricer = {
  /** without a route; undefined where the stops cannot be moved */
  readonly unplanned: Pick<Price, 'figures' | 'lock'> | undefined
  readonly priceOn: (target: PricedRoute, withPositionPrices: boolean) => RoutePrice | undefined
}

/** The cheapest position on a route, and all positions, where they were asked for. */
export type RoutePrice = {
  readonly bestPosition: PositionPrice
  readonly positionPrices: ReadonlyArray<PositionPrice> | undefined
}

/** The routes of a day, and one for each driver and carrier without a route on that day. */
export const routesToPrice = (
  plan: Plan,
  day: RouteDay,
  { drivers, carriers, headquarters }: NewRouteContext,
): ReadonlyArray<PricedRoute> => {
  const existing = plan.routes.filter((route) => route.day === day)
  const [driverIds, carrierIds] = [
    new Set(existing.map(({ driverId }) => driverId)),
    new Set(existing.map(({ carrierId }) => carrierId)),
  ]
  return [
    ...existing.map((route): PricedRoute => ({ to: { kind: 'route', index: route.index }, route })),
    ...drivers
      .filter(({ id }) => !driverIds.has(id))
      .map((driver): PricedRoute => ({
        to: { kind: 'driver', driverId: driver.id, day },
        route: newRoute(plan.routes, ownerFromDriver(driver), day, headquarters),
      })),
    ...carriers
      .filter(({ id }) => !carrierIds.has(id))
      .map((carrier): PricedRoute => ({
        to: { kind: 'carrier', carrierId: carrier.id, day },
        route: newRoute(plan.routes, ownerFromCarrier(carrier), day, headquarters),
      })),
  ]
}
