import { reportFileOf } from '../../src/domain/project'
import { refusalBody, refusals, refusalsOf, type AnyAnswer, type AnyCall, type RefusalCode } from '../endpoint'
import type { Answer, Content } from './document'
import { pointed } from './named-schemas'

/** The answer and every refusal of a call, by HTTP status. */
export const answersOf = (call: AnyCall): Readonly<Record<string, Answer>> => ({
  [call.answer.status]: goodAnswer(call),
  ...(call.version.answered && call.method === 'GET'
    ? { 304: { description: 'The version that is known still holds', headers: etag } }
    : {}),
  ...refused(refusalsOf(call)),
})

const etag = { ETag: { description: 'the version of what is answered', schema: { type: 'string' }, example: '"7"' } }

const disposition = {
  'Content-Disposition': {
    description: 'the name to save it under',
    schema: { type: 'string' },
    example: `attachment; filename="${reportFileOf('prj_5d1c')}"`,
  },
}

const goodAnswer = ({ answer, version, summary }: AnyCall): Answer => ({
  description: answer.kind === 'empty' ? 'Done' : summary,
  ...(version.answered || answer.kind === 'pdf'
    ? { headers: { ...(version.answered ? etag : {}), ...(answer.kind === 'pdf' ? disposition : {}) } }
    : {}),
  ...(answer.kind === 'empty' ? {} : { content: contentOf(answer) }),
})

const contentOf = ({ kind, mediaType, shape }: AnyAnswer): Content => {
  switch (kind) {
    case 'events':
      return {
        [mediaType]: {
          schema: { type: 'string', contentMediaType: 'application/json', contentSchema: pointed(shape.schema) },
          example: `id: 8\ndata: ${JSON.stringify(shape.example)}\n\n`,
        },
      }
    case 'pdf':
      return { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } }
    case 'json':
    case 'empty':
    case 'text':
    case 'html':
      return { [mediaType]: { schema: pointed(shape.schema), example: shape.example } }
  }
}

const refused = (codes: ReadonlyArray<RefusalCode>): Readonly<Record<string, Answer>> => {
  const statuses = new Set(codes.map((code) => refusals[code].status))
  return Object.fromEntries(
    [...statuses].map((status) => [status, refusedWith(codes.filter((code) => refusals[code].status === status))]),
  )
}

const refusedWith = (codes: ReadonlyArray<RefusalCode>): Answer => ({
  description: codes.map((code) => refusals[code].message).join(' / '),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: Object.fromEntries(codes.map((code) => [code, { value: refusalBody(exampleOf(code)) }])),
    },
  },
})

/** An example of a refusal, with the further fields that some refusals have. */
const exampleOf = (code: RefusalCode) => {
  switch (code) {
    case 'invalid':
      return { code, details: [{ field: 'zip', reason: 'Zip is missing' }] }
    case 'bad_upload':
      return { code, details: [{ row: 3, field: 'zip', reason: 'Zip is missing' }], more: { total: 1 } }
    case 'stale':
      return { code, more: { version: 8 } }
    default:
      return { code }
  }
}
