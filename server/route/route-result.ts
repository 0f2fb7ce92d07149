import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { routeAt, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import { routeNotFound } from '../require'
import { callResult, type CallResult } from '../http'
import type { EditedProject } from '../project'

/** A route of a plan, by its index. */
export const requireRoute = (plan: Plan, index: number): E.Either<Refusal, Route> =>
  pipe(
    routeAt(plan, index),
    E.fromOption(() => routeNotFound(index)),
  )

export const routeResult =
  (index: number) =>
  ({ project, plan, changed }: EditedProject): E.Either<Refusal, CallResult<Route>> =>
    pipe(
      requireRoute(plan, index),
      E.map((route) => callResult(route, project.version, changed)),
    )
