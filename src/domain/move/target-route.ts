import * as E from 'fp-ts/Either'
import type { Coordinates } from '../address'
import { driverName, type Driver } from '../driver'
import { newRoute, ownerFromCarrier, type DriversAndCarriers, type RouteOwner } from '../plan'
import type { Route } from '../route'
import type { MovesRefusal, RouteTarget } from './move'

/** What a new route needs: who may drive it, and where it starts and ends. */
export type NewRouteContext = DriversAndCarriers & { readonly headquarters: Coordinates }

export const ownerFromDriver = (driver: Driver): RouteOwner => ({
  name: driverName(driver),
  carrierId: undefined,
  driverId: driver.id,
  driverName: driverName(driver),
})

/** The route of a target that there is already. */
export const findTargetRoute = (routes: ReadonlyArray<Route>, to: RouteTarget): Route | undefined => {
  switch (to.kind) {
    case 'route':
      return routes.find(({ index }) => index === to.index)
    case 'driver':
      return routes.find(({ driverId, day }) => driverId === to.driverId && day === to.day)
    case 'carrier':
      return routes.find(({ carrierId, day }) => carrierId === to.carrierId && day === to.day)
  }
}

/** The route of a target: the one there is, or a new one. */
export const routeForTarget = (
  routes: ReadonlyArray<Route>,
  to: RouteTarget,
  { drivers, carriers, headquarters }: NewRouteContext,
): E.Either<MovesRefusal, Route> => {
  const existing = findTargetRoute(routes, to)
  if (existing !== undefined) return E.right(existing)
  switch (to.kind) {
    case 'route':
      return E.left({ kind: 'no such route', index: to.index })
    case 'driver': {
      const driver = drivers.find(({ id }) => id === to.driverId)
      return driver === undefined
        ? E.left({ kind: 'no such driver', driverId: to.driverId })
        : E.right(newRoute(routes, ownerFromDriver(driver), to.day, headquarters))
    }
    case 'carrier': {
      const carrier = carriers.find(({ id }) => id === to.carrierId)
      return carrier === undefined
        ? E.left({ kind: 'no such carrier', carrierId: to.carrierId })
        : E.right(newRoute(routes, ownerFromCarrier(carrier), to.day, headquarters))
    }
  }
}
