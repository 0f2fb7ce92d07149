import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { removeVisit, stopVisitsOf, type Route, type Activity } from '../route'
import { isStartOrEnd, stopList, unplannedStop, type Stop, type StopId, type StopFacts } from '../stop'
import { applyRouteReplacements } from './apply-route-replacements'
import { stopOf, findVisit } from './find-visit'
import { updatePlacement, replaceRoutes } from './placement'
import type { Plan } from './plan'
import { visitAfterEdit } from './new-visit'

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

/** A stop that may be edited or removed. */
const findCustomerStop = (plan: Plan, id: StopId): E.Either<StopRefusal, Stop> =>
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

/** Replaces the facts of stops. Each keeps its place in the plan, and its visit gets what it repeats of the facts. */
export const replaceStopFacts = (plan: Plan, ...edited: ReadonlyArray<StopFacts>): E.Either<StopRefusal, Plan> =>
  pipe(
    edited,
    E.traverseArray((facts) => findCustomerStop(plan, facts.id)),
    E.map((stopsBefore) => {
      const visits = new Map<Route, Map<Activity, Activity>>()
      const stops = stopsBefore.map((before, index): Stop => {
        const facts = edited[index] ?? before.facts
        const found = O.toUndefined(findVisit(plan, facts.id))
        if (found === undefined) return unplannedStop(facts)
        const visit = visitAfterEdit(found.visit, before.facts, facts)
        if (visit !== found.visit)
          visits.set(found.route, (visits.get(found.route) ?? new Map<Activity, Activity>()).set(found.visit, visit))
        return { facts, placement: before.placement }
      })
      const withFacts = { ...plan, stops: stopList.put(plan.stops, stops) }
      const routes = Array.from(visits, ([route, visitsNow]) => ({
        ...route,
        visits: route.visits.map((visit) => visitsNow.get(visit) ?? visit),
      }))
      return routes.length === 0 ? withFacts : replaceRoutes(withFacts, routes)
    }),
  )
