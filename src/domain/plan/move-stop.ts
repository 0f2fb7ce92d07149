import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { resequence, without, withVisit, type Activity, type Route } from '../route'
import { isStartOrEnd, type SequenceNumber, type StopId } from '../stop'
import { routeAt, stopOf, visitedBy } from './find-visit'
import { withRoutes } from './placement'
import type { Plan } from './plan'
import { visitTo } from './new-visit'

export type MoveRefused =
  | { readonly kind: 'no such stop'; readonly id: StopId }
  | { readonly kind: 'no such route'; readonly index: number }
  /** nobody drives from one depot to another */
  | { readonly kind: 'start or end'; readonly id: StopId }

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
        E.map(({ from, visit }) => moved(plan, from, target, visit, number)),
      ),
    ),
  )

/** What goes to the target, and the route that loses it. */
type Movable = { readonly from: Route | undefined; readonly visit: Activity }

const movable = (plan: Plan, id: StopId): E.Either<MoveRefused, Movable> =>
  pipe(
    visitedBy(plan, id),
    O.match(
      () => unvisited(plan, id),
      ({ route, visit }): E.Either<MoveRefused, Movable> => E.right({ from: route, visit }),
    ),
  )

const unvisited = (plan: Plan, id: StopId): E.Either<MoveRefused, Movable> =>
  pipe(
    stopOf(plan, id),
    E.fromOption((): MoveRefused => ({ kind: 'no such stop', id })),
    E.filterOrElse(
      ({ type }) => !isStartOrEnd(type),
      (): MoveRefused => ({ kind: 'start or end', id }),
    ),
    E.map((stop): Movable => ({ from: undefined, visit: visitTo(stop) })),
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
