import { endpointGroups, refusals, type AnyEndpoint, canHaveIdempotencyKey } from '../endpoint'
import { allEndpoints } from '../endpoints'
import { responsesOf } from './responses'
import type { Content, OpenApi, OpenApiOperation, Parameter } from './open-api-types'
import { collectNamedSchemas, schemaReference } from './named-schemas'
import { isJsonObject } from '../../src/domain/parse'
import type { AnyCodec } from '../codec'

export const openApiDocument = (version: string): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Rondrit delivery API', version, description: apiDescription },
  tags: endpointGroups.map((name) => ({ name })),
  paths: pathsOf(allEndpoints),
  components: {
    schemas: { ...collectNamedSchemas(allEndpoints.flatMap(schemasOf)), Refusal: refusalSchema },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'from the log-in' } },
  },
})

const apiDescription =
  'Projects of stops, put into routes by day and carrier. Whatever is refused says why: in a sentence, and in a code.'

const detailSchema = { type: 'object', properties: {}, required: [], additionalProperties: true }

const refusalSchema = {
  title: 'Refusal',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'for people' },
    code: { type: 'string', enum: Object.keys(refusals) },
    details: {
      type: 'array',
      items: detailSchema,
      description:
        'what is wrong with which field, and which row; or what others changed or moved: `by` and `at` are missing where the history does not say, `was` and `now` are null for none',
    },
    total: { type: 'integer', description: 'of the details, where not all are told' },
    version: { type: 'integer', description: 'the current one, where another was meant' },
  },
  required: ['message', 'code'],
  additionalProperties: true,
}

const schemasOf = ({ body, answer }: AnyEndpoint) => [
  ...(body.kind === 'none' ? [] : [body.codec.schema]),
  ...(answer.kind === 'json' || answer.kind === 'events' ? [answer.codec.schema] : []),
  ...(answer.stateEvent === undefined ? [] : [answer.stateEvent.codec.schema]),
]

type Paths = OpenApi['paths']

const pathsOf = (endpoints: ReadonlyArray<AnyEndpoint>): Paths => {
  const paths = new Map<string, Readonly<Record<string, OpenApiOperation>>>()
  for (const endpoint of endpoints)
    for (const [index, path] of [endpoint.path, ...endpoint.aliasPaths].entries())
      paths.set(path, {
        ...paths.get(path),
        [endpoint.method.toLowerCase()]: operationOf(
          endpoint,
          index === 0 ? endpoint.name : `${endpoint.name}${index + 1}`,
        ),
      })
  return Object.fromEntries(paths)
}

const operationOf = (endpoint: AnyEndpoint, operationId: string): OpenApiOperation => ({
  operationId,
  summary: endpoint.summary,
  tags: [endpoint.group],
  security: endpoint.needsKey ? [{ apiKey: [] }] : [],
  parameters: parametersOf(endpoint),
  ...(endpoint.body.kind === 'none'
    ? {}
    : { requestBody: { required: requiresBody(endpoint), content: bodyOf(endpoint) } }),
  responses: responsesOf(endpoint),
})

/** The body is optional if it has no required fields. */
const requiresBody = ({ body: { kind, codec } }: AnyEndpoint): boolean =>
  kind === 'file' || (codec.schema.type === 'object' && codec.schema.required.length > 0)

const bodyOf = ({ body: { kind, codec } }: AnyEndpoint): Content =>
  kind === 'file'
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: {
                type: 'string',
                contentMediaType: 'application/json',
                contentSchema: schemaReference(codec.schema),
              },
            },
            required: ['file'],
          },
          example: { file: JSON.stringify(codec.example) },
        },
      }
    : { 'application/json': { schema: schemaReference(codec.schema), example: codec.example } }

const parametersOf = (endpoint: AnyEndpoint): ReadonlyArray<Parameter> => [
  ...fieldsOf('path', endpoint.parameters),
  ...fieldsOf('query', endpoint.query),
  ...headersOf(endpoint),
]

const fieldsOf = (location: 'path' | 'query', { schema, example }: AnyCodec): ReadonlyArray<Parameter> => {
  if (schema.type !== 'object') return []
  const examples = isJsonObject(example) ? example : {}
  return Object.entries(schema.properties).map(([name, fieldSchema]) => ({
    name,
    in: location,
    required: schema.required.includes(name),
    schema: schemaReference(fieldSchema),
    example: examples[name],
  }))
}

const headersOf = (endpoint: AnyEndpoint): ReadonlyArray<Parameter> => [
  ...(endpoint.version.checksIfMatch
    ? [header('If-Match', 'the version that is to be changed; refused with 412 where it is another by now', '"7"')]
    : []),
  ...(endpoint.version.sendsEtag && endpoint.method === 'GET'
    ? [header('If-None-Match', 'the version that is known; answered with 304 where it still holds', '"7"')]
    : []),
  ...(canHaveIdempotencyKey(endpoint)
    ? [header('Idempotency-Key', 'for 24 hours, the same key gets the same answer and does nothing twice', 'c1b6f7a0')]
    : []),
  ...(endpoint.sendsChange
    ? [header('Prefer', '`change`: the answer is `{ answer, changed }`, with the change of the project', 'change')]
    : []),
  ...(endpoint.answer.kind === 'events'
    ? [header('Last-Event-ID', 'the last event that was heard; those after it are told first', '7')]
    : []),
]

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
})
