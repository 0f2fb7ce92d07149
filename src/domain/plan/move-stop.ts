import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { resequence, removeVisit, insertVisit, type Activity, type Route } from '../route'
import { isStartOrEnd, type SequenceNumber, type StopId } from '../stop'
import { routeAt, stopOf, findVisit } from './find-visit'
import { replaceRoutes } from './placement'
import type { Plan } from './plan'
import { newVisitTo } from './new-visit'

export type MoveStopRefusal =
  | { readonly kind: 'no such stop'; readonly id: StopId }
  | { readonly kind: 'no such route'; readonly index: number }
  /** a route's start or end cannot move */
  | { readonly kind: 'start or end'; readonly id: StopId }

export type VisitMove = {
  readonly id: StopId
  /** index of the target route */
  readonly to: number
  /** undefined: last */
  readonly number: SequenceNumber | undefined
}

/** Moves a stop to a route and position. */
export type MoveStop = (plan: Plan, move: VisitMove) => E.Either<MoveStopRefusal, Plan>

/** §4: moves a stop to a route and position, and renumbers both routes. Also plans an unplanned stop. */
export const moveStop = (plan: Plan, { id, to, number }: VisitMove): E.Either<MoveStopRefusal, Plan> =>
  pipe(
    routeAt(plan, to),
    E.fromOption((): MoveStopRefusal => ({ kind: 'no such route', index: to })),
    E.flatMap((target) =>
      pipe(
        findMovable(plan, id),
        E.map(({ from, visit }) => moveVisit(plan, from, target, visit, number)),
      ),
    ),
  )

/** A visit, and the route that loses it. */
type MovableVisit = { readonly from: Route | undefined; readonly visit: Activity }

const findMovable = (plan: Plan, id: StopId): E.Either<MoveStopRefusal, MovableVisit> =>
  pipe(
    findVisit(plan, id),
    O.match(
      () => movableUnplanned(plan, id),
      ({ route, visit }): E.Either<MoveStopRefusal, MovableVisit> => E.right({ from: route, visit }),
    ),
  )

const movableUnplanned = (plan: Plan, id: StopId): E.Either<MoveStopRefusal, MovableVisit> =>
  pipe(
    stopOf(plan, id),
    E.fromOption((): MoveStopRefusal => ({ kind: 'no such stop', id })),
    E.filterOrElse(
      ({ facts: { type } }) => !isStartOrEnd(type),
      (): MoveStopRefusal => ({ kind: 'start or end', id }),
    ),
    E.map((stop): MovableVisit => ({ from: undefined, visit: newVisitTo(stop.facts) })),
  )

const moveVisit = (
  plan: Plan,
  from: Route | undefined,
  target: Route,
  visit: Activity,
  number: SequenceNumber | undefined,
): Plan => {
  if (from !== target)
    return replaceRoutes(plan, [
      ...(from === undefined ? [] : [removeVisit(from, visit.id)]),
      insertVisit(target, visit, number),
    ])
  const resequenced = number === undefined ? target : resequence(target, visit.id, number)
  return resequenced === target ? plan : replaceRoutes(plan, [resequenced])
}

/** §4: a new number on the same route. */
export const resequenceStop = (
  plan: Plan,
  id: StopId,
  number: SequenceNumber,
  move: MoveStop = moveStop,
): E.Either<MoveStopRefusal, Plan> =>
  pipe(
    findVisit(plan, id),
    E.fromOption((): MoveStopRefusal => ({ kind: 'no such stop', id })),
    E.flatMap(({ route }) => move(plan, { id, to: route.index, number })),
  )
