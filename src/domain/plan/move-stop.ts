import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { resequence, without, withVisit, type Activity, type Route } from '../route'
import type { SequenceNumber, Stop, StopId } from '../stop'
import { routeAt, stopOf, visitedBy } from './find'
import { withRoutes } from './placement'
import type { Plan } from './plan'
import { visitTo } from './visit-to'

export type MoveRefused =
  { readonly kind: 'no such stop'; readonly id: StopId } | { readonly kind: 'no such route'; readonly index: number }

export type MoveStop = {
  readonly id: StopId
  /** index of the route to go to */
  readonly to: number
  /** last, where none is asked for */
  readonly number: SequenceNumber | undefined
}

/** §4: out of its old route, into the target at the place asked for, both numbered anew. Plans an unplanned stop too. */
export const moveStop = (plan: Plan, { id, to, number }: MoveStop): E.Either<MoveRefused, Plan> =>
  pipe(
    routeAt(plan, to),
    E.fromOption((): MoveRefused => ({ kind: 'no such route', index: to })),
    E.flatMap((target) =>
      pipe(
        movable(plan, id),
        E.fromOption((): MoveRefused => ({ kind: 'no such stop', id })),
        E.map(({ from, visit }) => moved(plan, from, target, visit, number)),
      ),
    ),
  )

/** What goes to the target, and the route that loses it. */
type Movable = { readonly from: Route | undefined; readonly visit: Activity }

const movable = (plan: Plan, id: StopId): O.Option<Movable> =>
  pipe(
    visitedBy(plan, id),
    O.map(({ route, visit }): Movable => ({ from: route, visit })),
    O.alt(() =>
      pipe(
        stopOf(plan, id),
        O.map((stop: Stop): Movable => ({ from: undefined, visit: visitTo(stop) })),
      ),
    ),
  )

const moved = (
  plan: Plan,
  from: Route | undefined,
  target: Route,
  visit: Activity,
  number: SequenceNumber | undefined,
): Plan => {
  if (from !== target)
    return withRoutes(plan, [
      ...(from === undefined ? [] : [without(from, visit.id)]),
      withVisit(target, visit, number),
    ])
  const resequenced = number === undefined ? target : resequence(target, visit.id, number)
  return resequenced === target ? plan : withRoutes(plan, [resequenced])
}

/** §4: a new number within the route that visits the stop. */
export const resequenceStop = (plan: Plan, id: StopId, number: SequenceNumber): E.Either<MoveRefused, Plan> =>
  pipe(
    visitedBy(plan, id),
    E.fromOption((): MoveRefused => ({ kind: 'no such stop', id })),
    E.flatMap(({ route }) => moveStop(plan, { id, to: route.index, number })),
  )
