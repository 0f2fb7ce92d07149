import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { beyond, each, isRecord, shown, under, type Reason, type Said } from '../parse'
import { readRoute, writeRoute, type Activity, type Route } from '../route'
import type { StopId } from '../stop'
import type { Plan } from './plan'

/** §3: the routes of a project, and whatever else its document says. */
export type ProjectDocument = Pick<Plan, 'routes' | 'extra'>

const extraOf = beyond('routes')

/** A reason names its field with the route's place before it, from 0: `routes.2.activities.4.id`. */
export const readProjectDocument = (value: unknown): E.Either<ReadonlyArray<Reason>, ProjectDocument> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a project document: ${shown(value)}` }])
  const written = value['routes'] ?? []
  if (!Array.isArray(written)) return E.left([{ field: 'routes', reason: `Not a list of routes: ${shown(written)}` }])
  return pipe(
    each(readRoute)(written),
    E.bimap(
      (reasons) => under('routes', reasons),
      (routes): ProjectDocument => ({ routes: onceEach(inPlaces(routes)), extra: extraOf(value) }),
    ),
  )
}

/** An index names one route; where a document gives one twice, every route has that of its place. */
const inPlaces = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  new Set(routes.map((route) => route.index)).size === routes.length
    ? routes
    : routes.map((route, index) => ({ ...route, index }))

/** A plan visits a stop once, and every rule counts on it; where a document visits it again, its first visit counts. */
const onceEach = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const seen = new Set<StopId>()
  const isFirst = ({ id }: Activity): boolean => !seen.has(id) && seen.add(id).has(id)
  return routes.map((route) => {
    const visits = route.visits.filter(isFirst)
    return visits.length === route.visits.length ? route : { ...route, visits }
  })
}

export const writeProjectDocument = ({ routes, extra }: ProjectDocument): Said => ({
  ...extra,
  routes: routes.map(writeRoute),
})
