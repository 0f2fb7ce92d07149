import * as E from 'fp-ts/Either'
import type { DriverId } from '../../domain/driver'
import { type CallFailure, done } from '../../domain/failure'
import type { Route } from '../../domain/route'
import type { Stop } from '../../domain/stop'
import { changeProject, type ChangeProjectPorts } from '../plan'
import type { ToastActions } from '../toast'
import {
  recalculateAllRoutes,
  recalculateRoute,
  type RecalculateAllRoutes,
  type RecalculateRoute,
} from './recalculate-route'
import type { RouteGateway, StopDriverChange } from './route-gateway'

export type RouteActionsPorts = ChangeProjectPorts & {
  readonly routes: RouteGateway
  readonly toasts: Pick<ToastActions, 'show'>
}

/** The new driver of a route; undefined removes the driver. */
type RouteDriverChange = {
  readonly route: Pick<Route, 'index' | 'driverId'>
  readonly to: DriverId | undefined
}

/** The actions on a whole route and on its driver, for screens. */
export type RouteFacade = {
  readonly recalculate: RecalculateRoute
  readonly recalculateAll: RecalculateAllRoutes
  /** §7: gives a route another driver, or none */
  readonly changeDriver: (change: RouteDriverChange) => Promise<E.Either<CallFailure, Route>>
  /** §7: moves a stop to the end of the route of another driver */
  readonly changeStopDriver: (change: StopDriverChange) => Promise<E.Either<CallFailure, Stop>>
  /** removes the route with that index, which has no stops; the toast can undo it */
  readonly remove: (index: number) => Promise<E.Either<CallFailure, void>>
}

export const routeActions = ({ routes, toasts, ...ports }: RouteActionsPorts): RouteFacade => {
  const change = changeProject(ports)
  const recalculatePorts = { routes, changeProject: change, toasts }
  return {
    recalculate: recalculateRoute(recalculatePorts),
    recalculateAll: recalculateAllRoutes(recalculatePorts),
    changeDriver: ({ route: { index, driverId }, to }) =>
      change('change the driver of a route', (project) => routes.changeDriver(project, index, driverId, to)),
    changeStopDriver: (stopDriver) =>
      change('change the driver of a stop', (project) => routes.changeStopDriver(project, stopDriver)),
    remove: async (index) => {
      const answer = await change('remove a route', (project) => routes.remove(project, index))
      return E.isLeft(answer) ? answer : done
    },
  }
}
