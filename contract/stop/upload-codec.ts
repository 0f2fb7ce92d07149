import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { maxLengths } from '../../src/domain/parse'
import { priorities, stopTypes, type StopDraft } from '../../src/domain/stop'
import {
  MAX_STOPS_PER_REQUEST,
  MAX_REPORTED_PROBLEMS,
  parseUpload,
  parseUploadInSteps,
  type UploadProblem,
  type UploadRefusal,
} from '../../src/domain/upload'
import { runAtOnce, type Steps } from '../../src/domain/value'
import { truncateReason, type Refusal } from '../endpoint'
import { codecOf, recordSchema, unstorableParts, type JsonSchema, type Codec } from '../codec'
import { newStopCodec } from './new-stop-codec'
import { inputProperties, newStopExample } from './stop-schema'

type Drafts = ReadonlyArray<StopDraft>

/** Every stop of the file, or a refusal that lists the errors by row. */
export const decodeUpload = (content: unknown): E.Either<Refusal, Drafts> => runAtOnce(decodeUploadInSteps(content))

/** `decodeUpload` in steps of one row each, so that other requests are answered between them. */
export const decodeUploadInSteps = function* (content: unknown): Steps<E.Either<Refusal, Drafts>> {
  const drafts = yield* parseUploadInSteps(content)
  if (E.isLeft(drafts)) return E.left(uploadRefusal(drafts.left))
  const refusal = yield* unstorableRowsRefusal(drafts.right)
  return refusal === undefined ? drafts : E.left(refusal)
}

/** The refusal of rows; it lists the first problems, and counts all. */
export const uploadRefusal = ({ problems, total }: UploadRefusal): Refusal => ({
  code: 'bad_upload',
  details: problems.slice(0, MAX_REPORTED_PROBLEMS).map(truncateReason),
  more: { total },
})

/** Unknown fields of a row are stored unchanged, so they are checked here; undefined where all can be stored. */
export const unstorableRowsRefusal = function* (drafts: Drafts): Steps<Refusal | undefined> {
  const problems: UploadProblem[] = []
  for (const [index, { unknownFields }] of drafts.entries()) {
    yield
    for (const reason of unstorableParts(unknownFields)) problems.push({ row: index + 1, ...reason })
  }
  return problems.length === 0 ? undefined : uploadRefusal({ problems, total: problems.length })
}

const nonBlankSchema = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

export const uploadedStopSchema = recordSchema(
  'UploadedStop',
  {
    ...inputProperties,
    type: { type: 'string', enum: stopTypes },
    priority: { type: 'string', enum: priorities },
    customerName: nonBlankSchema(maxLengths.name),
    zip: nonBlankSchema(maxLengths.zip),
    houseNumber: nonBlankSchema(maxLengths.other),
    routeDay: { type: 'string', format: 'route-day', description: 'the day that is asked for' },
  },
  ['customerName', 'zip', 'houseNumber'],
)

/** A list of stops, alone or as `stops` of a record. */
export const uploadCodec: Codec<Drafts> = codecOf({
  name: 'Uploaded stops',
  decode: (value) =>
    pipe(
      parseUpload(value),
      E.mapLeft(({ problems }) =>
        problems.map(({ row: rowNumber, field, reason }) => ({ field: `${rowNumber}.${field}`, reason })),
      ),
    ),
  encode: (drafts) => drafts.map(newStopCodec.encode),
  schema: { type: 'array', items: uploadedStopSchema, minItems: 1, maxItems: MAX_STOPS_PER_REQUEST },
  example: [newStopExample],
})
