import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { removeVisit } from '../route'
import { isStartOrEnd, stopList, type Stop, type StopId } from '../stop'
import { stopOf, findVisit } from './find-visit'
import { updatePlacement, replaceRoutes } from './placement'
import type { Plan } from './plan'

export type StopChangeRefusal =
  | { readonly kind: 'no such stop'; readonly id: StopId }
  | { readonly kind: 'stop already there'; readonly id: StopId }
  /** a route's start or end */
  | { readonly kind: 'start or end'; readonly id: StopId }

/** §4: an added stop is unplanned. */
export const addStop = (plan: Plan, stop: Stop): E.Either<StopChangeRefusal, Plan> =>
  isIdTaken(plan, stop.facts.id)
    ? E.left({ kind: 'stop already there', id: stop.facts.id })
    : E.right({ ...plan, stops: stopList.put(plan.stops, [updatePlacement(stop)]) })

const isIdTaken = (plan: Plan, id: StopId): boolean =>
  stopList.get(plan.stops, id) !== undefined ||
  O.isSome(findVisit(plan, id)) ||
  plan.routes.some(({ start, end }) => start?.id === id || end?.id === id)

/** Removes a stop from its route. */
export const unplanStop = (plan: Plan, id: StopId): E.Either<StopChangeRefusal, Plan> =>
  pipe(
    findChangeableStop(plan, id),
    E.map((stop) => {
      const withoutVisit = removeFromRoute(plan, id)
      return { ...withoutVisit, stops: stopList.put(withoutVisit.stops, [updatePlacement(stop)]) }
    }),
  )

/** Removes a stop from the project. */
export const removeStop = (plan: Plan, id: StopId): E.Either<StopChangeRefusal, Plan> =>
  pipe(
    findChangeableStop(plan, id),
    E.map(() => {
      const withoutVisit = removeFromRoute(plan, id)
      return { ...withoutVisit, stops: stopList.remove(withoutVisit.stops, id) }
    }),
  )

const findChangeableStop = (plan: Plan, id: StopId): E.Either<StopChangeRefusal, Stop> =>
  pipe(
    stopOf(plan, id),
    E.fromOption((): StopChangeRefusal => ({ kind: 'no such stop', id })),
    E.filterOrElse(
      ({ facts: { type } }) => !isStartOrEnd(type),
      (): StopChangeRefusal => ({ kind: 'start or end', id }),
    ),
  )

const removeFromRoute = (plan: Plan, id: StopId): Plan =>
  pipe(
    findVisit(plan, id),
    O.match(
      () => plan,
      ({ route }) => replaceRoutes(plan, [removeVisit(route, id)]),
    ),
  )
