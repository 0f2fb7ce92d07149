import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { done, type CallFailure } from '../../domain/failure'
import { routeNumberOf, type Route } from '../../domain/route'
import type { EditResult } from '../gateway'
import type { ChangeProject } from '../plan'
import type { ToastActions } from '../toast'
import type { RouteGateway } from './route-gateway'

export type RecalculateRoutePorts = {
  readonly routes: Pick<RouteGateway, 'recalculate' | 'recalculateAll'>
  readonly changeProject: ChangeProject
  readonly toasts: Pick<ToastActions, 'show'>
}

/** Takes the index of the route. */
export type RecalculateRoute = (index: number) => Promise<E.Either<CallFailure, Route>>

/** §7: calculates path, times and totals of a route again. A change has its own toast. */
export const recalculateRoute =
  ({ routes, changeProject, toasts }: RecalculateRoutePorts): RecalculateRoute =>
  async (index) => {
    const edited = await changeProject('recalculate a route', (project) =>
      pipe(
        routes.recalculate(project, index),
        TE.map((result) => ({ ...result, answer: result })),
      ),
    )
    if (E.isRight(edited) && edited.right.changed === null)
      toasts.show({ message: `Route ${routeNumberOf({ index })} recalculated: nothing has changed` })
    return E.map(({ answer }: EditResult<Route>) => answer)(edited)
  }

export type RecalculateAllRoutes = () => Promise<E.Either<CallFailure, void>>

/** As one change, which has its own toast. While it runs, another call shares its answer. */
export const recalculateAllRoutes = ({
  routes,
  changeProject,
  toasts,
}: RecalculateRoutePorts): RecalculateAllRoutes => {
  let running: ReturnType<RecalculateAllRoutes> | undefined
  const recalculate: RecalculateAllRoutes = async () => {
    const edited = await changeProject('recalculate all routes', (project) =>
      pipe(
        routes.recalculateAll(project),
        TE.map((result) => ({ ...result, answer: result })),
      ),
    )
    if (E.isLeft(edited)) return edited
    if (edited.right.changed === null) toasts.show({ message: 'All routes recalculated: nothing has changed' })
    return done
  }
  return () =>
    (running ??= recalculate().finally(() => {
      running = undefined
    }))
}
