import { projectChangedCodec } from '../history'
import { reportFileNameOf } from '../../src/domain/project'
import { refusalBody, refusals, refusalCodesOf, type AnyAnswer, type AnyEndpoint, type RefusalCode } from '../endpoint'
import type { ResponseObject, Content } from './open-api-types'
import { schemaReference } from './named-schemas'

export const responsesOf = (endpoint: AnyEndpoint): Readonly<Record<string, ResponseObject>> => ({
  [endpoint.answer.status]: successResponse(endpoint),
  ...(endpoint.answer.kind === 'optional bytes' ? { 204: { description: 'Nothing is there' } } : {}),
  ...(endpoint.version.sendsEtag && endpoint.method === 'GET'
    ? { 304: { description: 'The version that is known still holds', headers: etagHeader } }
    : {}),
  ...refusalResponses(refusalCodesOf(endpoint)),
})

const etagHeader = {
  ETag: { description: 'the version of what is answered', schema: { type: 'string' }, example: '"7"' },
}

const dispositionHeader = {
  'Content-Disposition': {
    description: 'the name to save it under',
    schema: { type: 'string' },
    example: `attachment; filename="${reportFileNameOf('prj_5d1c')}"`,
  },
}

const preferenceHeader = {
  'Preference-Applied': {
    description: 'where the answer has the form { answer, changed }',
    schema: { type: 'string' },
    example: 'change',
  },
}

const successResponse = ({ answer, version, sendsChange, summary }: AnyEndpoint): ResponseObject => ({
  description: answer.kind === 'empty' ? 'Done' : summary,
  ...(version.sendsEtag || answer.kind === 'file'
    ? {
        headers: {
          ...(version.sendsEtag ? etagHeader : {}),
          ...(sendsChange ? preferenceHeader : {}),
          ...(answer.kind === 'file' ? dispositionHeader : {}),
        },
      }
    : {}),
  ...(answer.kind === 'empty' ? {} : { content: sendsChange ? contentWithChange(answer) : contentOf(answer) }),
})

/** The answer, or the answer to a request with `Prefer: change`. */
const contentWithChange = ({ mediaType, codec }: AnyAnswer): Content => ({
  [mediaType]: {
    schema: {
      anyOf: [
        schemaReference(codec.schema),
        {
          type: 'object',
          description: 'with `Prefer: change`; `changed` is null where nothing has changed',
          properties: {
            answer: schemaReference(codec.schema),
            changed: { anyOf: [schemaReference(projectChangedCodec.schema), { type: 'null' }] },
          },
          required: ['answer', 'changed'],
          examples: [{ answer: codec.example, changed: projectChangedCodec.example }],
        },
      ],
    },
    example: codec.example,
  },
})

const contentOf = ({ kind, mediaType, otherMediaTypes = [], codec, stateEvent }: AnyAnswer): Content => {
  switch (kind) {
    case 'events': {
      const schemas = [codec, ...(stateEvent === undefined ? [] : [stateEvent.codec])].map(({ schema }) =>
        schemaReference(schema),
      )
      const [schema = {}] = schemas
      return {
        [mediaType]: {
          schema: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: schemas.length === 1 ? schema : { anyOf: schemas },
          },
          example: `id: 8\ndata: ${JSON.stringify(codec.example)}\n\n${
            stateEvent === undefined
              ? ''
              : `event: ${stateEvent.name}\ndata: ${JSON.stringify(stateEvent.codec.example)}\n\n`
          }`,
        },
      }
    }
    case 'file':
    case 'optional bytes':
      return Object.fromEntries(
        [mediaType, ...otherMediaTypes].map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      )
    case 'json':
    case 'empty':
    case 'text':
    case 'html':
      return {
        [mediaType]: { schema: schemaReference(codec.schema), example: codec.example },
        ...Object.fromEntries(otherMediaTypes.map((type) => [type, { schema: { type: 'string' } }])),
      }
  }
}

const refusalResponses = (codes: ReadonlyArray<RefusalCode>): Readonly<Record<string, ResponseObject>> => {
  const statuses = new Set(codes.map((code) => refusals[code].status))
  return Object.fromEntries(
    [...statuses].map((status) => [status, refusalResponse(codes.filter((code) => refusals[code].status === status))]),
  )
}

const refusalResponse = (codes: ReadonlyArray<RefusalCode>): ResponseObject => ({
  description: codes.map((code) => refusals[code].message).join(' / '),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: Object.fromEntries(codes.map((code) => [code, { value: refusalBody(exampleRefusal(code)) }])),
    },
  },
})

/** Some refusals have further fields. */
const exampleRefusal = (code: RefusalCode) => {
  switch (code) {
    case 'invalid':
      return { code, details: [{ field: 'zip', reason: 'Zip is missing' }] }
    case 'bad_upload':
      return { code, details: [{ row: 3, field: 'zip', reason: 'Zip is missing' }], more: { total: 1 } }
    case 'changed_meanwhile':
      return {
        code,
        details: [{ field: 'notes', was: 'Ring twice', now: null, by: 'anna', at: '2026-11-23T08:15:00.000Z' }],
      }
    case 'moved_meanwhile':
      return {
        code,
        details: [{ stop: 'stp_4f1c', by: 'anna', at: '2026-11-23T08:15:00.000Z', route: null, stop_number: -1 }],
      }
    case 'change_in_the_way':
    case 'already_undone':
    case 'not_undone':
    case 'stale':
      return { code, more: { version: 8 } }
    default:
      return { code }
  }
}
