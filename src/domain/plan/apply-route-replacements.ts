import { sortRoutesByIndex, stopVisitsOf, type Route } from '../route'
import { replaceRoutes } from './placement'
import type { Plan } from './plan'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { routeAt } from './find-visit'

/** The new route at an index, or undefined to remove it. */
export type RouteReplacement = { readonly index: number; readonly route: Route | undefined }

/** Adds, replaces and removes routes, in order of their index, and updates the placement of their stops. */
export const applyRouteReplacements = (plan: Plan, replacements: ReadonlyArray<RouteReplacement>): Plan => {
  const existing = new Map(plan.routes.map((route) => [route.index, route]))
  const added = replacements.flatMap(({ index, route }) => (route === undefined || existing.has(index) ? [] : [route]))
  const removed = replacements.flatMap(({ index, route }) => (route === undefined ? (existing.get(index) ?? []) : []))
  const changed = replaceRoutes({ ...plan, routes: [...plan.routes, ...added.map(emptyRoute)] }, [
    ...replacements.flatMap(({ route }) => route ?? []),
    ...removed.map(emptyRoute),
  ])
  const removedIndexes = new Set(removed.map(({ index }) => index))
  const routes = changed.routes.filter(({ index }) => !removedIndexes.has(index))
  return { ...changed, routes: sortRoutesByIndex(routes) }
}

const emptyRoute = (route: Route): Route => ({ ...route, start: undefined, visits: [], end: undefined })

export type RouteRemovalRefusal = { readonly kind: 'no such route' | 'not empty'; readonly index: number }

/** Removes a route that visits no stop. */
export const removeEmptyRoute = (plan: Plan, index: number): E.Either<RouteRemovalRefusal, Plan> =>
  pipe(
    routeAt(plan, index),
    E.fromOption((): RouteRemovalRefusal => ({ kind: 'no such route', index })),
    E.filterOrElse(
      (route) => stopVisitsOf(route).length === 0,
      (): RouteRemovalRefusal => ({ kind: 'not empty', index }),
    ),
    E.map(() => applyRouteReplacements(plan, [{ index, route: undefined }])),
  )
