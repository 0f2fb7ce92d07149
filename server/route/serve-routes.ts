import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as endpoints from '../../contract/route'
import type { AnswerOf, Refusal } from '../../contract'
import { removeEmptyRoute, type RouteRemovalRefusal } from '../../src/domain/plan'
import { callResult, type Serve, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, versionResult, type PlanEditPorts } from '../project'
import { routeNotFound } from '../require-record'
import type { Records, Storage } from '../storage'
import {
  changeRouteDriver,
  prepareFullRecalculation,
  prepareRecalculation,
  recalculateAllRoutes,
  recalculateRoute,
} from './change-route'
import { changeStopDriver, prepareStopDriverChange } from './change-stop-driver'
import { routeNumberOf } from '../../src/domain/route'

export const serveRoutes = (serve: Serve, ports: PlanEditPorts, storage: Pick<Storage, 'read'>): void => {
  serve.read(endpoints.listExternalRoutes, async (_, { carriers }) => E.right(callResult(await carriers.all())))
  serve.writeAfterPreparing(endpoints.recalculateRoute, prepareRecalculation(ports, storage), recalculateRoute(ports))
  serve.writeAfterPreparing(
    endpoints.recalculateAllRoutes,
    prepareFullRecalculation(ports, storage),
    recalculateAllRoutes(ports),
  )
  serve.write(endpoints.changeRouteDriver, changeRouteDriver(ports))
  serve.writeAfterPreparing(
    endpoints.changeStopDriver,
    prepareStopDriverChange(ports, storage),
    changeStopDriver(ports),
  )
  serve.write(endpoints.deleteRoute, deleteRoute(ports))
}

const deleteRoute = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, routeIndex }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoints.deleteRoute>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoints.deleteRoute>>>> =>
    pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.mapLeft(removalRefusal)(removeEmptyRoute(plan, routeIndex)),
        () => ({ kind: 'route removed', route: routeNumberOf({ index: routeIndex }) }),
      ),
      E.map(versionResult),
    )
}

const removalRefusal = ({ kind, index }: RouteRemovalRefusal): Refusal =>
  kind === 'not empty' ? { code: 'not_empty' } : routeNotFound(index)
