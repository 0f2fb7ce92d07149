import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { DriverId } from '../../domain/driver'
import type { Route } from '../../domain/route'
import type { ChangeProject } from '../plan'
import type { RouteGateway, StopDriverChange } from './route-gateway'
import type { Stop } from '../../domain/stop'

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

export type ChangeStopDriverPorts = {
  readonly routes: Pick<RouteGateway, 'changeStopDriver'>
  readonly changeProject: ChangeProject
}

export type ChangeStopDriver = (change: StopDriverChange) => Promise<E.Either<CallFailure, Stop>>

/** §7: moves a stop to the end of the route of another driver. */
export const changeStopDriver =
  ({ routes, changeProject }: ChangeStopDriverPorts): ChangeStopDriver =>
  (change) =>
    changeProject('change the driver of a stop', (project) => routes.changeStopDriver(project, change))
