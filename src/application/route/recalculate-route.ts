import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Route } from '../../domain/route'
import type { ChangeProject } from '../plan'
import type { RouteGateway } from './route-gateway'

export type RecalculateRoutePorts = {
  readonly routes: Pick<RouteGateway, 'recalculate'>
  readonly changeProject: ChangeProject
}

/** Takes the index of the route. */
export type RecalculateRoute = (index: number) => Promise<E.Either<CallFailure, Route>>

/** §7: calculates path, times and totals of a route again. */
export const recalculateRoute =
  ({ routes, changeProject }: RecalculateRoutePorts): RecalculateRoute =>
  (index) =>
    changeProject('recalculate a route', (project) => routes.recalculate(project, index))
