import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { recalculateRoute as endpoint } from '../../contract/route'
import { summariseRouteChange } from '../../src/domain/history'
import type { Route } from '../../src/domain/route'
import type { AuthorisedCommand, CallResult } from '../http'
import { changePlan, requireProjectPlan, recalculateRoutes, shiftsOf, type PlanEditPorts } from '../project'
import type { Records } from '../storage'
import { requireRoute, routeResult } from './route-result'

/** Calculates the line, the times and the totals of a route again. */
export const recalculateRoute = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, routeIndex }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Route>>> => {
    const projectPlan = await requireProjectPlan(records, id)
    const route = pipe(
      projectPlan,
      E.flatMap(({ plan }) => requireRoute(plan, routeIndex)),
    )
    if (E.isLeft(route)) return route
    const shiftOf = await shiftsOf(records, new Set([route.right]))
    return pipe(
      await change(
        records,
        { user, projectId: id, ifMatchVersions },
        (plan) =>
          pipe(
            requireRoute(plan, routeIndex),
            E.map((currentRoute) => recalculateRoutes(plan, new Set([currentRoute]), ports.travel, shiftOf)),
          ),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeResult(routeIndex)),
    )
  }
}
