import { changeProject, type ChangeProjectPorts } from '../plan'
import type { ToastActions } from '../toast'
import { changeRouteDriver, type ChangeRouteDriver } from './change-route-driver'
import { changeStopDriver, type ChangeStopDriver } from './change-stop-driver'
import {
  recalculateAllRoutes,
  recalculateRoute,
  type RecalculateAllRoutes,
  type RecalculateRoute,
} from './recalculate-route'
import { removeRoute, type RemoveRoute } from './remove-route'
import type { RouteGateway } from './route-gateway'

export type RouteActionsPorts = ChangeProjectPorts & {
  readonly routes: RouteGateway
  readonly toasts: Pick<ToastActions, 'show'>
}

/** The actions on a whole route and on its driver, for screens. */
export type RouteFacade = {
  readonly recalculate: RecalculateRoute
  readonly recalculateAll: RecalculateAllRoutes
  readonly changeDriver: ChangeRouteDriver
  readonly changeStopDriver: ChangeStopDriver
  readonly remove: RemoveRoute
}

export const routeActions = ({ routes, toasts, ...ports }: RouteActionsPorts): RouteFacade => {
  const editPorts = { routes, changeProject: changeProject(ports) }
  return {
    recalculate: recalculateRoute({ ...editPorts, toasts }),
    recalculateAll: recalculateAllRoutes({ ...editPorts, toasts }),
    changeDriver: changeRouteDriver(editPorts),
    changeStopDriver: changeStopDriver(editPorts),
    remove: removeRoute(editPorts),
  }
}
