import * as O from 'fp-ts/Option'
import { applyRouteReplacements, findVisit, newVisitTo, type Plan, type RouteReplacement } from '../plan'
import { renumberVisits, withVisitTimes, type Activity, type Route } from '../route'
import { hasVisits, withStopAt } from '../schedule'
import type { Stop, StopId } from '../stop'

/** The routes and visits of a plan while several moves are applied to it, one after the other. */
export type VisitLists = {
  readonly routes: () => ReadonlyArray<Route>
  readonly routeAt: (index: number) => Route | undefined
  readonly visitsOf: (index: number) => ReadonlyArray<Activity>
  /** the index of the route that visits a stop now */
  readonly routeIndexOf: (stop: StopId) => number | undefined
  readonly addRoute: (route: Route) => void
  /** takes a stop off its route, and returns its visit */
  readonly takeOut: (stop: Stop) => Activity
  readonly insert: (index: number, visit: Activity, position: number) => void
  /** the plan with these visits */
  readonly toPlan: () => Plan
}

/** What becomes of the routes that stops leave, and of the times of their visits. */
export type LeavingRules = {
  /** else a route that lost its last stop is gone, as is a new one that has none */
  readonly keepsEmptiedRoutes: boolean
  /** until the route is scheduled; else the visit has none at once, so that they date no other route */
  readonly keepsTimes: boolean
}

export const visitListsOf = (plan: Plan, { keepsEmptiedRoutes, keepsTimes }: LeavingRules): VisitLists => {
  const routes = new Map(plan.routes.map((route) => [route.index, route]))
  const changedVisits = new Map<number, ReadonlyArray<Activity>>()
  const changedIndexes = new Map<StopId, number | undefined>()

  const visitsOf = (index: number): ReadonlyArray<Activity> =>
    changedVisits.get(index) ?? routes.get(index)?.visits ?? []
  const routeIndexOf = (stop: StopId): number | undefined =>
    changedIndexes.has(stop) ? changedIndexes.get(stop) : O.toUndefined(findVisit(plan, stop))?.route.index

  return {
    routes: () => [...routes.values()],
    routeAt: (index) => routes.get(index),
    visitsOf,
    routeIndexOf,
    addRoute: (route) => {
      routes.set(route.index, route)
      changedVisits.set(route.index, [])
    },
    takeOut: ({ facts }) => {
      const index = routeIndexOf(facts.id)
      changedIndexes.set(facts.id, undefined)
      if (index === undefined) return newVisitTo(facts)
      const visits = visitsOf(index)
      changedVisits.set(
        index,
        visits.filter(({ id }) => id !== facts.id),
      )
      const visit = visits.find(({ id }) => id === facts.id) ?? newVisitTo(facts)
      return keepsTimes ? visit : withVisitTimes(visit, { arrival: undefined, departure: undefined })
    },
    insert: (index, visit, position) => {
      changedVisits.set(index, withStopAt(visitsOf(index), visit, position))
      changedIndexes.set(visit.id, index)
    },
    toPlan: () => {
      const replacements = [...changedVisits].flatMap(([index, visits]): ReadonlyArray<RouteReplacement> => {
        const route = routes.get(index)
        if (route === undefined || hasVisits(route, visits)) return []
        const isGone = visits.length === 0 && !keepsEmptiedRoutes
        return [{ index, route: isGone ? undefined : renumberVisits({ ...route, visits }) }]
      })
      return replacements.length === 0 ? plan : applyRouteReplacements(plan, replacements)
    },
  }
}
