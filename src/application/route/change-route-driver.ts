import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { DriverId } from '../../domain/driver'
import type { Route } from '../../domain/route'
import type { ChangeProject } from '../plan'
import type { RouteGateway } from './route-gateway'

export type ChangeRouteDriverPorts = {
  readonly routes: Pick<RouteGateway, 'changeDriver'>
  readonly changeProject: ChangeProject
}

/** The new driver of a route; undefined removes the driver. */
export type RouteDriverChange = {
  readonly route: Pick<Route, 'index' | 'driverId'>
  readonly to: DriverId | undefined
}

export type ChangeRouteDriver = (change: RouteDriverChange) => Promise<E.Either<CallFailure, Route>>

/** §7: gives a route another driver, or none. */
export const changeRouteDriver =
  ({ routes, changeProject }: ChangeRouteDriverPorts): ChangeRouteDriver =>
  ({ route: { index, driverId }, to }) =>
    changeProject('change the driver of a route', (project) => routes.changeDriver(project, index, driverId, to))
