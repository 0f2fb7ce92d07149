import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { maxLengths } from '../../src/domain/parse'
import {
  MAX_UPLOADED_STOPS,
  priorities,
  MAX_REPORTED_PROBLEMS,
  parseUpload,
  stopTypes,
  type StopDraft,
  type UploadProblem,
} from '../../src/domain/stop'
import { shortened, type Refusal } from '../endpoint'
import { codecOf, recordSchema, unsound, type JsonSchema, type Shape } from '../shape'
import { newStop } from './new-stop-codec'
import { newStopExample } from './stop-examples'
import { saidOfStop } from './stop-schema'

type Drafts = ReadonlyArray<StopDraft>

/** Every stop of the file, or the refusal that lists the faults by row. */
export const readUploadedStops = (content: unknown): E.Either<Refusal, Drafts> =>
  pipe(
    parseUpload(content),
    E.flatMap((drafts) => {
      const problems = drafts.flatMap(unsoundFields)
      return problems.length === 0 ? E.right(drafts) : E.left({ problems, total: problems.length })
    }),
    E.mapLeft(({ problems, total }): Refusal => ({
      code: 'bad_upload',
      details: problems.slice(0, MAX_REPORTED_PROBLEMS).map(shortened),
      more: { total },
    })),
  )

/** The fields of a row that the domain does not know are stored as they came, so they are checked here. */
const unsoundFields = ({ extra }: StopDraft, place: number): ReadonlyArray<UploadProblem> =>
  unsound(extra).map((reason) => ({ row: place + 1, ...reason }))

const filled = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

const row: JsonSchema = recordSchema(
  'UploadedStop',
  {
    ...saidOfStop,
    type: { type: 'string', enum: stopTypes },
    priority: { type: 'string', enum: priorities },
    customerName: filled(maxLengths.name),
    zip: filled(maxLengths.zip),
    houseNumber: filled(maxLengths.other),
    routeDay: { type: 'string', format: 'route-day', description: 'the day that is asked for' },
  },
  ['customerName', 'zip', 'houseNumber'],
)

/** A list of stops, by itself or as `stops` of a record. */
export const uploadedStops: Shape<Drafts> = {
  codec: codecOf(
    'Uploaded stops',
    (value) =>
      pipe(
        parseUpload(value),
        E.mapLeft(({ problems }) =>
          problems.map(({ row: at, field, reason }) => ({ field: `${at}.${field}`, reason })),
        ),
      ),
    (drafts) => drafts.map(newStop.codec.encode),
  ),
  schema: { type: 'array', items: row, minItems: 1, maxItems: MAX_UPLOADED_STOPS },
  example: [newStopExample],
}
