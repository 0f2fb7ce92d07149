import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { decodeProjectSummary, type ProjectSummary } from '../../src/domain/project'
import { withoutUndefined, type Reason } from '../../src/domain/parse'
import { codecOf, listCodec, recordSchema, type JsonSchema, type Shape } from '../shape'

const decodeSummary = (value: unknown): E.Either<ReadonlyArray<Reason>, ProjectSummary> =>
  pipe(
    decodeProjectSummary(value),
    E.fromOption(() => [{ field: 'id', reason: 'There is no id' }]),
  )

/** §4: a project is optimised once it has a route; its stops are then counted by activities. */
const encodeSummary = ({ id, name, stops, routes, createdAt }: ProjectSummary): unknown =>
  withoutUndefined({
    id,
    name,
    stops_size: stops,
    routes_size: routes,
    created_at: createdAt,
    ...(routes > 0 ? { status: 'Optimized' } : { stopsCount: stops }),
  })

const sizeSchema: JsonSchema = { type: 'integer', minimum: 0 }

export const projectSummariesCodec: Shape<ReadonlyArray<ProjectSummary>> = listCodec({
  codec: codecOf('Project summary', decodeSummary, encodeSummary),
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
})
