import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { without } from '../route'
import {
  isStartOrEnd,
  stopIn,
  unplannedOn,
  withoutStop,
  withStops,
  type Stop,
  type StopFacts,
  type StopId,
} from '../stop'
import { stopOf, visitedBy } from './find-visit'
import { placed, standing, withRoutes } from './placement'
import type { Plan } from './plan'

export type ChangeRefused =
  | { readonly kind: 'no such stop'; readonly id: StopId }
  | { readonly kind: 'stop already there'; readonly id: StopId }
  /** a route starts or ends there */
  | { readonly kind: 'start or end'; readonly id: StopId }

/** A stop begins unplanned (§4), whatever it says of itself. */
export const addStop = (plan: Plan, stop: StopFacts): E.Either<ChangeRefused, Plan> =>
  isThere(plan, stop.id)
    ? E.left({ kind: 'stop already there', id: stop.id })
    : E.right({ ...plan, stops: withStops(plan.stops, [standing(stop, unplannedOn(stop.requestedDay))]) })

const isThere = (plan: Plan, id: StopId): boolean =>
  stopIn(plan.stops, id) !== undefined ||
  O.isSome(visitedBy(plan, id)) ||
  plan.routes.some(({ start, end }) => start?.id === id || end?.id === id)

/** Out of its route, and kept as unplanned. */
export const unplanStop = (plan: Plan, id: StopId): E.Either<ChangeRefused, Plan> =>
  pipe(
    known(plan, id),
    E.map((stop) => {
      const released = letGo(plan, id)
      return { ...released, stops: withStops(released.stops, [placed(stop)]) }
    }),
  )

/** Out of the project altogether. */
export const removeStop = (plan: Plan, id: StopId): E.Either<ChangeRefused, Plan> =>
  pipe(
    known(plan, id),
    E.map(() => {
      const released = letGo(plan, id)
      return { ...released, stops: withoutStop(released.stops, id) }
    }),
  )

const known = (plan: Plan, id: StopId): E.Either<ChangeRefused, Stop> =>
  pipe(
    stopOf(plan, id),
    E.fromOption((): ChangeRefused => ({ kind: 'no such stop', id })),
    E.filterOrElse(
      ({ type }) => !isStartOrEnd(type),
      (): ChangeRefused => ({ kind: 'start or end', id }),
    ),
  )

const letGo = (plan: Plan, id: StopId): Plan =>
  pipe(
    visitedBy(plan, id),
    O.match(
      () => plan,
      ({ route }) => withRoutes(plan, [without(route, id)]),
    ),
  )
