import type { ChangeRouteDriver } from './change-route-driver'
import type { ChangeStopDriver } from './change-stop-driver'
import type { RecalculateRoute } from './recalculate-route'

/** What the screens may do with routes as a whole, and with who drives them. */
export type RouteFacade = {
  readonly recalculate: RecalculateRoute
  readonly changeDriver: ChangeRouteDriver
  readonly handOver: ChangeStopDriver
}
