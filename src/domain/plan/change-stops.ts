import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { removeVisit, stopVisitsOf, type Route } from '../route'
import { isStartOrEnd, stopList, type Stop, type StopId } from '../stop'
import { applyRouteReplacements } from './apply-route-replacements'
import { stopOf, findVisit } from './find-visit'
import { updatePlacement, replaceRoutes } from './placement'
import type { Plan } from './plan'

export type StopRefusal =
  | { readonly kind: 'no such stop'; readonly id: StopId }
  /** a route's start or end */
  | { readonly kind: 'start or end'; readonly id: StopId }

export type StopTaken = { readonly kind: 'stop already there'; readonly id: StopId }

/** §4: an added stop is unplanned. */
export const addStop = (plan: Plan, stop: Stop): E.Either<StopTaken, Plan> =>
  isIdTaken(plan, stop.facts.id)
    ? E.left({ kind: 'stop already there', id: stop.facts.id })
    : E.right({ ...plan, stops: stopList.put(plan.stops, [updatePlacement(stop)]) })

const isIdTaken = (plan: Plan, id: StopId): boolean =>
  stopList.get(plan.stops, id) !== undefined ||
  O.isSome(findVisit(plan, id)) ||
  plan.routes.some(({ start, end }) => start?.id === id || end?.id === id)

/** Removes a stop from its route. */
export const unplanStop = (plan: Plan, id: StopId): E.Either<StopRefusal, Plan> =>
  pipe(
    findCustomerStop(plan, id),
    E.map((stop) => {
      const remaining = routeWithout(plan, id)
      const withoutVisit = remaining === undefined ? plan : replaceRoutes(plan, [remaining])
      return { ...withoutVisit, stops: stopList.put(withoutVisit.stops, [updatePlacement(stop)]) }
    }),
  )

/** Removes a stop from the project, and with it a route that loses its last stop. */
export const removeStop = (plan: Plan, id: StopId): E.Either<StopRefusal, Plan> =>
  pipe(
    findCustomerStop(plan, id),
    E.map(() => {
      const remaining = routeWithout(plan, id)
      const withoutVisit =
        remaining === undefined
          ? plan
          : applyRouteReplacements(plan, [
              { index: remaining.index, route: stopVisitsOf(remaining).length === 0 ? undefined : remaining },
            ])
      return { ...withoutVisit, stops: stopList.remove(withoutVisit.stops, id) }
    }),
  )

/** A stop that may be edited, taken off its route or removed. */
export const findCustomerStop = (plan: Plan, id: StopId): E.Either<StopRefusal, Stop> =>
  pipe(
    stopOf(plan, id),
    E.fromOption((): StopRefusal => ({ kind: 'no such stop', id })),
    E.filterOrElse(
      ({ facts: { type } }) => !isStartOrEnd(type),
      (): StopRefusal => ({ kind: 'start or end', id }),
    ),
  )

/** The route that visits a stop, without that visit. */
const routeWithout = (plan: Plan, id: StopId): Route | undefined =>
  pipe(
    findVisit(plan, id),
    O.map(({ route }) => removeVisit(route, id)),
    O.toUndefined,
  )
