/** Responsible for the actions on a whole route, and on its driver. */
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { done, type CallFailure } from '../domain/failure'
import { routeNumberOf, type Route } from '../domain/route'
import type { EditResult, CancelSignal } from './gateway'
import { changeProject as makeChangeProject, type ChangeProject, type ChangeProjectPorts } from './plan'
import type { ToastActions } from './toast'
import type { DriverId } from '../domain/driver'
import type { Stop, StopId } from '../domain/stop'
import type { Carrier } from '../domain/plan'
import type { ProjectId } from '../domain/project'

/** A stop that is moved to the route of another driver. */
export type StopDriverChange = {
  readonly id: StopId
  /** the index of the route that visits it, and of its activity there */
  readonly from: number
  readonly activityIndex: number
  readonly to: Pick<Route, 'index' | 'color' | 'driverName'>
}

/** A port: the routes of a project, by their index, and the carriers they are given to. */
export type RouteGateway = {
  readonly carriers: (cancelSignal?: CancelSignal) => TE.TaskEither<CallFailure, ReadonlyArray<Carrier>>
  readonly recalculate: (project: ProjectId, index: number) => TE.TaskEither<CallFailure, EditResult<Route>>
  readonly recalculateAll: (project: ProjectId) => TE.TaskEither<CallFailure, EditResult<number>>
  /** `from` is the driver as this browser knows; undefined means no driver */
  readonly changeDriver: (
    project: ProjectId,
    index: number,
    from: DriverId | undefined,
    to: DriverId | undefined,
  ) => TE.TaskEither<CallFailure, EditResult<Route>>
  /** refused for a route with stops; answers the new version, as `recalculateAll` does */
  readonly remove: (project: ProjectId, index: number) => TE.TaskEither<CallFailure, EditResult<number>>
  /** answers the updated stop */
  readonly changeStopDriver: (
    project: ProjectId,
    change: StopDriverChange,
  ) => TE.TaskEither<CallFailure, EditResult<Stop>>
}

export type RecalculateRoutePorts = {
  readonly routes: Pick<RouteGateway, 'recalculate' | 'recalculateAll'>
  readonly changeProject: ChangeProject
  readonly toasts: Pick<ToastActions, 'show'>
}

/** Takes the index of the route. */
export type RecalculateRoute = (index: number) => Promise<E.Either<CallFailure, Route>>

/** §7: calculates path, times and totals of a route again. A change has its own toast. */
const recalculateRoute =
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
  const change = makeChangeProject(ports)
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
