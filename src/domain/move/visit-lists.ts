import * as O from 'fp-ts/Option'
import { applyRouteReplacements, findVisit, routeAt, type Plan, type RouteReplacement } from '../plan'
import { isReload, renumberVisits, stopVisitsOf, withVisitTimes, type Activity, type Route } from '../route'
import { haveSameStops, withStopAt } from '../schedule'
import type { StopId } from '../stop'

/** The routes of a plan while several moves are applied to it, one after the other. */
export type VisitLists = {
  /** each route with the visits that it has now */
  readonly routes: () => ReadonlyArray<Route>
  readonly routeAt: (index: number) => Route | undefined
  /** takes a stop or reload off its route; undefined where it is on no route */
  readonly takeOut: (id: StopId) => TakenVisit | undefined
  /** adds the route where it is new, and returns it with the visit */
  readonly insert: (route: Route, visit: Activity, position: number) => Route
  /** the plan with these visits */
  readonly toPlan: () => Plan
}

/** A visit, and its route with and without it. */
export type TakenVisit = {
  readonly visit: Activity
  readonly position: number
  readonly before: Route
  readonly after: Route
}

/** What becomes of the routes that stops leave, and of the times of the visits. */
export type LeavingRules = {
  /** true: a route that lost its last stop stays in the plan; a new route without stops is never added */
  readonly keepsEmptiedRoutes: boolean
  /** true: a visit that is taken out keeps its old times until its new route is scheduled; false: it loses them at once */
  readonly keepsTimes: boolean
}

export const visitListsOf = (plan: Plan, { keepsEmptiedRoutes, keepsTimes }: LeavingRules): VisitLists => {
  const routes = new Map(plan.routes.map((route) => [route.index, route]))
  return {
    routes: () => [...routes.values()],
    routeAt: (index) => routes.get(index),
    takeOut: (stop) => {
      const found = O.toUndefined(findVisit({ ...plan, routes: [...routes.values()] }, stop))
      if (found === undefined) return undefined
      const { route: before, visit } = found
      const position = before.visits.indexOf(visit)
      const after = { ...before, visits: before.visits.toSpliced(position, 1) }
      routes.set(after.index, after)
      return { visit: keepsTimes ? visit : withVisitTimes(visit, noTimes), position, before, after }
    },
    insert: (route, visit, position) => {
      const routeWithVisit = { ...route, visits: withStopAt(route.visits, visit, position) }
      routes.set(route.index, routeWithVisit)
      return routeWithVisit
    },
    toPlan: () => {
      const replacements = [...routes.values()].flatMap((route): ReadonlyArray<RouteReplacement> => {
        const routeBefore = O.toUndefined(routeAt(plan, route.index))
        const visitsBefore = routeBefore?.visits ?? []
        if (route === routeBefore || haveSameStops(visitsBefore, route.visits)) return []
        const isEmptied = stopVisitsOf(route).length === 0 && visitsBefore.some((visit) => !isReload(visit))
        const isGone = isEmptied && !keepsEmptiedRoutes
        return [{ index: route.index, route: isGone ? undefined : renumberVisits(route) }]
      })
      return replacements.length === 0 ? plan : applyRouteReplacements(plan, replacements)
    },
  }
}

const noTimes = { arrival: undefined, departure: undefined }
