import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../contract'
import type * as endpoints from '../../contract/route'
import type { Driver, DriverId } from '../../src/domain/driver'
import { summariseRouteChange } from '../../src/domain/history'
import { assignDriver, routeAt, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import {
  changePlan,
  requestDrivesOfRoutes,
  requireProjectPlan,
  recalculateRoutes,
  loadWorkingTimes,
  versionResult,
  type PlanEditPorts,
  type EditedProject,
} from '../project'
import type { Records, Storage } from '../storage'
import { routeNotFound } from '../require-record'

/**
 * Gives a route another driver, or none; refused where the route does not have the driver whom the request names as
 * the old one.
 */
export const changeRouteDriver = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    {
      parameters: { id, routeIndex },
      body: { from, to },
      user,
      ifMatchVersions,
    }: AuthorisedCommand<typeof endpoints.changeRouteDriver>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Route>>> => {
    const driver = to === undefined ? undefined : (await records.drivers.find(to))?.driver
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => pipe(requireRoute(plan, routeIndex), E.flatMap(withDriver(plan, from, to, driver))),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeResult(routeIndex)),
    )
  }
}

const withDriver =
  (plan: Plan, from: DriverId | undefined, to: DriverId | undefined, driver: Driver | undefined) =>
  (route: Route): E.Either<Refusal, Plan> => {
    if (route.driverId !== from) return E.left(otherDriverRefusal(route))
    if (to !== undefined && driver === undefined)
      return E.left(invalidRefusal([{ field: 'new_driver_id', reason: 'There is no such driver' }]))
    return E.right(assignDriver(plan, route, driver))
  }

const otherDriverRefusal = ({ driverName: name, driverId }: Route): Refusal => ({
  code: 'other_driver',
  message: driverId === undefined ? 'This route has no driver now.' : `${name ?? driverId} drives this route now.`,
})

/** A route of a plan, by its index. */
const requireRoute = (plan: Plan, index: number): E.Either<Refusal, Route> =>
  pipe(
    routeAt(plan, index),
    E.fromOption(() => routeNotFound(index)),
  )

const routeResult =
  (index: number) =>
  ({ project, plan, changed }: EditedProject): E.Either<Refusal, CallResult<Route>> =>
    pipe(
      requireRoute(plan, index),
      E.map((route) => callResult(route, project.version, changed)),
    )

type RecalculationCommand = AuthorisedCommand<typeof endpoints.recalculateRoute>

export const prepareRecalculation =
  (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) =>
  async (command: RecalculationCommand): Promise<E.Either<Refusal, RecalculationCommand>> => {
    await requestDrivesOfRoutes(ports, storage, command, ({ plan }) =>
      plan.routes.filter(({ index }) => index === command.parameters.routeIndex),
    )
    return E.right(command)
  }

type FullRecalculationCommand = AuthorisedCommand<typeof endpoints.recalculateAllRoutes>

export const prepareFullRecalculation =
  (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) =>
  async (command: FullRecalculationCommand): Promise<E.Either<Refusal, FullRecalculationCommand>> => {
    await requestDrivesOfRoutes(ports, storage, command, ({ plan }) => plan.routes)
    return E.right(command)
  }

/** Recalculates every route as one change, for instance after other roads were installed. */
export const recalculateAllRoutes = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id }, user, ifMatchVersions }: FullRecalculationCommand,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoints.recalculateAllRoutes>>>> => {
    const projectPlan = await requireProjectPlan(records, id)
    if (E.isLeft(projectPlan)) return projectPlan
    const workingTimesOf = await loadWorkingTimes(records, new Set(projectPlan.right.plan.routes))
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) => E.right(recalculateRoutes(plan, new Set(plan.routes), ports.travel, workingTimesOf)),
        () => ({ kind: 'all routes recalculated' }),
      ),
      E.map(versionResult),
    )
  }
}

/** Calculates the line, the times and the totals of a route again. */
export const recalculateRoute = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, routeIndex }, user, ifMatchVersions }: RecalculationCommand,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Route>>> => {
    const projectPlan = await requireProjectPlan(records, id)
    const route = pipe(
      projectPlan,
      E.flatMap(({ plan }) => requireRoute(plan, routeIndex)),
    )
    if (E.isLeft(route)) return route
    const workingTimesOf = await loadWorkingTimes(records, new Set([route.right]))
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) =>
          pipe(
            requireRoute(plan, routeIndex),
            E.map((currentRoute) => recalculateRoutes(plan, new Set([currentRoute]), ports.travel, workingTimesOf)),
          ),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeResult(routeIndex)),
    )
  }
}
