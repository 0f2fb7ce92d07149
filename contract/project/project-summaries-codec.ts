import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import {
  fieldFinder,
  isJsonObject,
  nonBlankText,
  textLike,
  wholeNumber,
  parseOrFallback,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
} from '../../src/domain/parse'
import type { ProjectSummary } from '../../src/domain/project'
import { codecOf, listCodec, recordSchema, type JsonSchema, type Codec } from '../codec'

/** §3: a summary in either form that servers write; none without an id. */
export const decodeProjectSummary = (value: unknown): O.Option<ProjectSummary> => {
  if (!isJsonObject(value)) return O.none
  const id = optionalText(findId(value))
  return id === undefined || id === ''
    ? O.none
    : O.some({
        id,
        name: optionalText(findName(value)) ?? '',
        stopOrActivityCount: stopOrActivityCountOf(value),
        routeCount: routesOf(value)?.length ?? optionalCount(findRoutes(value)) ?? 0,
        createdAt: optionalNonBlankText(findCreatedAt(value)),
      })
}

/** §4: an optimised project with a list of routes counts its activities; any other has `stopsCount`, `stops_size` or 0. */
const stopOrActivityCountOf = (summary: JsonObject): number => {
  const routes = routesOf(summary)
  if (summary['status'] === 'Optimized' && routes !== undefined)
    return routes.reduce<number>((sum, route) => sum + countActivities(route), 0)
  return optionalCount(findStops(summary)) ?? 0
}

const countActivities = (route: unknown): number =>
  isJsonObject(route) && Array.isArray(route['activities']) ? route['activities'].length : 0

const routesOf = ({ routes }: JsonObject): ReadonlyArray<unknown> | undefined =>
  Array.isArray(routes) ? routes : undefined

const findId = fieldFinder('id', 'projectId')
const findName = fieldFinder('name', 'projectName')
const findStops = fieldFinder('stopsCount', 'stops_size')
const findRoutes = fieldFinder('routes_size', 'routes')
const findCreatedAt = fieldFinder('created_at', 'createdAt', 'timestamps.created_at', 'timestamps.createdAt')

const optionalText = parseOrFallback(textLike(), undefined)
const optionalNonBlankText = parseOrFallback(nonBlankText(), undefined)
const optionalCount = parseOrFallback(wholeNumber({ min: 0 }), undefined)

const decodeSummary = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ProjectSummary> =>
  pipe(
    decodeProjectSummary(value),
    E.fromOption(() => [{ field: 'id', reason: 'There is no id' }]),
  )

/** §4: a project is optimised once it has a route. */
const encodeSummary = ({ id, name, stopOrActivityCount, routeCount, createdAt }: ProjectSummary): unknown =>
  withoutUndefined({
    id,
    name,
    stops_size: stopOrActivityCount,
    routes_size: routeCount,
    created_at: createdAt,
    ...(routeCount > 0 ? { status: 'Optimized' } : { stopsCount: stopOrActivityCount }),
  })

const sizeSchema: JsonSchema = { type: 'integer', minimum: 0 }

export const projectSummariesCodec: Codec<ReadonlyArray<ProjectSummary>> = listCodec(
  codecOf({
    name: 'Project summary',
    decode: decodeSummary,
    encode: encodeSummary,
    schema: recordSchema(
      'ProjectSummary',
      {
        id: { type: 'string', minLength: 1 },
        name: { type: 'string' },
        stops_size: { ...sizeSchema, description: 'activities once it is optimised, else stops' },
        routes_size: sizeSchema,
        created_at: { type: 'string', description: 'an ISO date-time' },
        status: { type: 'string', enum: ['Optimized'], description: 'once it has a route' },
        stopsCount: { ...sizeSchema, description: 'stops, until it is optimised' },
      },
      ['id', 'name', 'stops_size', 'routes_size'],
    ),
    example: {
      id: 'prj_5d1c',
      name: 'Week 48',
      stops_size: 106,
      routes_size: 8,
      created_at: '2026-11-20T16:40:00.000Z',
      status: 'Optimized',
    },
  }),
)
