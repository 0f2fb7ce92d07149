import { groups, refusals, type AnyCall } from '../endpoint'
import { everyCall } from '../endpoints'
import { answersOf } from './responses'
import type { Content, OpenApi, Operation } from './document'
import { namedIn, pointed } from './named-schemas'
import { parametersOf } from './parameters'

/** All calls as an OpenAPI document. */
export const openApi = (version: string): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Rondrit delivery API', version, description },
  tags: groups.map((name) => ({ name })),
  paths: pathsOf(everyCall),
  components: {
    schemas: { ...namedIn(everyCall.flatMap(schemasOf)), Refusal: refusalSchema },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'from the log-in' } },
  },
})

const description =
  'Projects of stops, put into routes by day and carrier. Whatever is refused says why: in a sentence, and in a code.'

const anyDetail = { type: 'object', properties: {}, required: [], additionalProperties: true }

const refusalSchema = {
  title: 'Refusal',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'for people' },
    code: { type: 'string', enum: Object.keys(refusals) },
    details: { type: 'array', items: anyDetail, description: 'what is wrong with which field, and which row' },
    total: { type: 'integer', description: 'of the details, where not all are told' },
    version: { type: 'integer', description: 'the current one, where another was meant' },
  },
  required: ['message', 'code'],
  additionalProperties: true,
}

const schemasOf = ({ body, answer }: AnyCall) => [
  ...(body.kind === 'none' ? [] : [body.shape.schema]),
  ...(answer.kind === 'json' || answer.kind === 'events' ? [answer.shape.schema] : []),
]

type Paths = OpenApi['paths']

const pathsOf = (calls: ReadonlyArray<AnyCall>): Paths => {
  const paths = new Map<string, Readonly<Record<string, Operation>>>()
  for (const call of calls)
    for (const [place, path] of [call.path, ...call.alsoAt].entries())
      paths.set(path, {
        ...paths.get(path),
        [call.method.toLowerCase()]: operationOf(call, place === 0 ? call.name : `${call.name}${place + 1}`),
      })
  return Object.fromEntries(paths)
}

const operationOf = (call: AnyCall, operationId: string): Operation => ({
  operationId,
  summary: call.summary,
  tags: [call.group],
  security: call.access === 'key' ? [{ apiKey: [] }] : [],
  parameters: parametersOf(call),
  ...(call.body.kind === 'none' ? {} : { requestBody: { required: needsBody(call), content: bodyOf(call) } }),
  responses: answersOf(call),
})

/** A body without required fields may be left out. */
const needsBody = ({ body: { kind, shape } }: AnyCall): boolean =>
  kind === 'file' || (shape.schema.type === 'object' && shape.schema.required.length > 0)

const bodyOf = ({ body: { kind, shape } }: AnyCall): Content =>
  kind === 'file'
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: { type: 'string', contentMediaType: 'application/json', contentSchema: pointed(shape.schema) },
            },
            required: ['file'],
          },
          example: { file: JSON.stringify(shape.example) },
        },
      }
    : { 'application/json': { schema: pointed(shape.schema), example: shape.example } }
