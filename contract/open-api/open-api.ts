import { endpointGroups, refusals, type AnyEndpoint } from '../endpoint'
import { allEndpoints } from '../endpoints'
import { responsesOf } from './responses'
import type { Content, OpenApi, Operation } from './document'
import { collectNamedSchemas, schemaReference } from './named-schemas'
import { parametersOf } from './parameters'

/** All calls as an OpenAPI document. */
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
    details: { type: 'array', items: detailSchema, description: 'what is wrong with which field, and which row' },
    total: { type: 'integer', description: 'of the details, where not all are told' },
    version: { type: 'integer', description: 'the current one, where another was meant' },
  },
  required: ['message', 'code'],
  additionalProperties: true,
}

const schemasOf = ({ body, answer }: AnyEndpoint) => [
  ...(body.kind === 'none' ? [] : [body.shape.schema]),
  ...(answer.kind === 'json' || answer.kind === 'events' ? [answer.shape.schema] : []),
]

type Paths = OpenApi['paths']

const pathsOf = (endpoints: ReadonlyArray<AnyEndpoint>): Paths => {
  const paths = new Map<string, Readonly<Record<string, Operation>>>()
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

const operationOf = (endpoint: AnyEndpoint, operationId: string): Operation => ({
  operationId,
  summary: endpoint.summary,
  tags: [endpoint.group],
  security: endpoint.access === 'key' ? [{ apiKey: [] }] : [],
  parameters: parametersOf(endpoint),
  ...(endpoint.body.kind === 'none'
    ? {}
    : { requestBody: { required: requiresBody(endpoint), content: bodyOf(endpoint) } }),
  responses: responsesOf(endpoint),
})

/** A body without required fields may be left out. */
const requiresBody = ({ body: { kind, shape } }: AnyEndpoint): boolean =>
  kind === 'file' || (shape.schema.type === 'object' && shape.schema.required.length > 0)

const bodyOf = ({ body: { kind, shape } }: AnyEndpoint): Content =>
  kind === 'file'
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: {
                type: 'string',
                contentMediaType: 'application/json',
                contentSchema: schemaReference(shape.schema),
              },
            },
            required: ['file'],
          },
          example: { file: JSON.stringify(shape.example) },
        },
      }
    : { 'application/json': { schema: schemaReference(shape.schema), example: shape.example } }
