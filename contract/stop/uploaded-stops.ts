import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { longest } from '../../src/domain/reading'
import { MAX_UPLOADED_STOPS, priorities, readUpload, stopTypes, type StopDraft } from '../../src/domain/stop'
import type { Refusal } from '../call'
import { codecOf, recordSchema, type JsonSchema, type Shape } from '../shape'
import { newStop } from './new-stop'
import { newStopExample } from './stop-examples'
import { saidOfStop } from './stop-schema'

type Drafts = ReadonlyArray<StopDraft>

/** Every stop of the file, or a table of what is wrong with which row. */
export const readUploadedStops = (content: unknown): E.Either<Refusal, Drafts> =>
  pipe(
    readUpload(content),
    E.mapLeft(({ problems, total }): Refusal => ({ code: 'bad_upload', details: problems, more: { total } })),
  )

const filled = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

const row: JsonSchema = recordSchema(
  'UploadedStop',
  {
    ...saidOfStop,
    type: { type: 'string', enum: stopTypes },
    priority: { type: 'string', enum: priorities },
    customerName: filled(longest.name),
    zip: filled(longest.zip),
    houseNumber: filled(longest.other),
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
        readUpload(value),
        E.mapLeft(({ problems }) =>
          problems.map(({ row: at, field, reason }) => ({ field: `${at}.${field}`, reason })),
        ),
      ),
    (drafts) => drafts.map(newStop.codec.encode),
  ),
  schema: { type: 'array', items: row, minItems: 1, maxItems: MAX_UPLOADED_STOPS },
  example: [newStopExample],
}
