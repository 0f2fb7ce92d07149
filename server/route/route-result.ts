import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { routeAt, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import { noRoute } from '../require'
import { told, type Told } from '../http'
import type { Stands } from '../project'

/** A route of a plan, by its index. */
export const routeIn = (plan: Plan, index: number): E.Either<Refusal, Route> =>
  pipe(
    routeAt(plan, index),
    E.fromOption(() => noRoute(index)),
  )

export const routeTold =
  (index: number) =>
  ({ project, plan }: Stands): E.Either<Refusal, Told<Route>> =>
    pipe(
      routeIn(plan, index),
      E.map((route) => told(route, project.version)),
    )
