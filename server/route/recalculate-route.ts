import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { recalculateRoute as call } from '../../contract/route'
import { summariseRouteChange } from '../../src/domain/history'
import type { Route } from '../../src/domain/route'
import type { AskedBy, Told } from '../http'
import { changePlan, planFor, recalculated, shiftsOf, type Workshop } from '../project'
import type { Records } from '../storage'
import { routeIn, routeTold } from './route-result'

/** Calculates the line, the times and the totals of a route again. */
export const recalculateRoute = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { parameters: { id, routeIndex }, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<Route>>> => {
    const stands = await planFor(records, id)
    const route = pipe(
      stands,
      E.flatMap(({ plan }) => routeIn(plan, routeIndex)),
    )
    if (E.isLeft(route)) return route
    const shiftOf = await shiftsOf(records, new Set([route.right]))
    return pipe(
      await change(
        records,
        { who, project: id, expected },
        (plan) =>
          pipe(
            routeIn(plan, routeIndex),
            E.map((found) => recalculated(plan, new Set([found]), workshop.travel, shiftOf)),
          ),
        (before, after) => summariseRouteChange(before, after, routeIndex),
      ),
      E.flatMap(routeTold(routeIndex)),
    )
  }
}
