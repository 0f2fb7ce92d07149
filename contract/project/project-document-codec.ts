import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isJsonObject,
  parseEach,
  prefixFields,
  fieldsExcept,
  type JsonObject,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import type { ProjectDocument } from '../../src/domain/plan'
import type { Activity, Route } from '../../src/domain/route'
import type { StopId } from '../../src/domain/stop'
import { decodeRoute, routeCodec, routeExample, routeSchema } from '../route'
import { codecOf, recordSchema, type Codec } from '../codec'

export const MAX_ROUTES = 5_000

const unknownFieldsOf = fieldsExcept('routes')

/** The field of a reason is a path with positions from 0, such as `routes.2.activities.4.id`. */
export const decodeProjectDocument = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ProjectDocument> => {
  if (!isJsonObject(value)) return wrongType('a project document', value)
  const routeValues = value['routes'] ?? []
  if (!Array.isArray(routeValues)) return wrongType('a list of routes', routeValues, 'routes')
  return pipe(
    parseEach(decodeRoute)(routeValues),
    E.bimap(
      (reasons) => prefixFields('routes', reasons),
      (routes): ProjectDocument => ({
        routes: withoutRepeatedVisits(withUniqueIndexes(routes)),
        unknownFields: unknownFieldsOf(value),
      }),
    ),
  )
}

/** The document of routes that were decoded in several parts. */
export const joinRoutes = (parts: ReadonlyArray<ReadonlyArray<Route>>): ReadonlyArray<Route> =>
  withoutRepeatedVisits(withUniqueIndexes(parts.flat()))

/** An index names one route, so if two routes share one, every route gets its position as index. */
const withUniqueIndexes = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  new Set(routes.map((route) => route.index)).size === routes.length
    ? routes
    : routes.map((route, index) => ({ ...route, index }))

/** A plan visits a stop once; later visits to it are dropped. */
const withoutRepeatedVisits = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const visitedIds = new Set<StopId>()
  const isFirstVisit = ({ id }: Activity): boolean => {
    if (visitedIds.has(id)) return false
    visitedIds.add(id)
    return true
  }
  return routes.map((route) => {
    const visits = route.visits.filter(isFirstVisit)
    return visits.length === route.visits.length ? route : { ...route, visits }
  })
}

/** The server adds these fields to its answer; they are not stored. */
const withoutAnswerFields = fieldsExcept('id', 'projectId', 'projectName', 'created_at', 'version')

export const encodeProjectDocument = ({ routes, unknownFields }: ProjectDocument): JsonObject => ({
  ...unknownFields,
  routes: routes.map(routeCodec.encode),
})

/** §3: the routes of a project, and the unknown fields of its document. */
export const projectDocumentCodec: Codec<ProjectDocument> = codecOf({
  name: 'Project document',
  decode: (value) =>
    pipe(
      decodeProjectDocument(value),
      E.map(({ routes, unknownFields }): ProjectDocument => ({
        routes,
        unknownFields: withoutAnswerFields(unknownFields),
      })),
    ),
  encode: encodeProjectDocument,
  schema: recordSchema('ProjectDocument', { routes: { type: 'array', items: routeSchema, maxItems: MAX_ROUTES } }, [
    'routes',
  ]),
  example: { routes: [routeExample] },
})
