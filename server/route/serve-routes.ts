import * as E from 'fp-ts/Either'
import * as calls from '../../contract/route'
import { told, type Serve } from '../http'
import type { Workshop } from '../project'
import { changeRouteDriver } from './change-route-driver'
import { changeStopDriver } from './change-stop-driver'
import { recalculateRoute } from './recalculate-route'

export const serveRoutes = (serve: Serve, workshop: Workshop): void => {
  serve.read(calls.listExternalRoutes, async (_, { carriers }) => E.right(told(await carriers.all())))
  serve.write(calls.recalculateRoute, recalculateRoute(workshop))
  serve.write(calls.changeRouteDriver, changeRouteDriver(workshop))
  serve.write(calls.changeStopDriver, changeStopDriver(workshop))
}
