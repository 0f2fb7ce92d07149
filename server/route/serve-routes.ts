import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/route'
import { callResult, type Serve } from '../http'
import type { PlanEditPorts } from '../project'
import { changeRouteDriver } from './change-route-driver'
import { changeStopDriver } from './change-stop-driver'
import { deleteRoute } from './delete-route'
import { recalculateRoute } from './recalculate-route'

export const serveRoutes = (serve: Serve, ports: PlanEditPorts): void => {
  serve.read(endpoints.listExternalRoutes, async (_, { carriers }) => E.right(callResult(await carriers.all())))
  serve.write(endpoints.recalculateRoute, recalculateRoute(ports))
  serve.write(endpoints.changeRouteDriver, changeRouteDriver(ports))
  serve.write(endpoints.changeStopDriver, changeStopDriver(ports))
  serve.write(endpoints.deleteRoute, deleteRoute(ports))
}
