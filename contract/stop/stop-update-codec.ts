import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  list,
  nonBlankText,
  number,
  optional,
  recordOf,
  wholeNumber,
  withoutUndefined,
  type JsonObject,
  type Parser,
  type FieldReason,
} from '../../src/domain/parse'
import { NO_CARRIER, sequenceNumberOf, type SequenceNumber, type StopUpdate } from '../../src/domain/stop'
import { codecOf, recordSchema, type Codec, type JsonSchema } from '../codec'

const absentIfNoCarrier =
  <A>(parser: Parser<A>): Parser<A | undefined> =>
  (value) =>
    value === NO_CARRIER || value === String(NO_CARRIER) ? E.right(undefined) : optional(parser)(value)

const carrier = absentIfNoCarrier(wholeNumber({ min: 1 }))

const sequence: Parser<SequenceNumber> = (value) =>
  pipe(
    number({ min: 1 })(value),
    E.flatMap((parsedNumber) =>
      pipe(
        sequenceNumberOf(parsedNumber),
        E.mapLeft(() => 'Use a number greater than 0'),
      ),
    ),
  )

const parseFields = recordOf<StopUpdate>({
  id: { parser: nonBlankText() },
  taskIds: {
    names: ['stop_ids'],
    parser: (value) => (value === undefined ? E.right([]) : list(nonBlankText())(value)),
  },
  currentCarrier: { names: ['current_carrier_id'], parser: carrier },
  newCarrier: { names: ['new_carrier_id'], parser: carrier },
  newSequence: { names: ['new_carrier_sequence'], parser: absentIfNoCarrier(sequence) },
})

/** JSON names of the fields. */
const wireNames: Readonly<Record<string, string>> = {
  taskIds: 'stop_ids',
  currentCarrier: 'current_carrier_id',
  newCarrier: 'new_carrier_id',
  newSequence: 'new_carrier_sequence',
}

/** Refuses an update with any invalid field, since a part of an update could be a wrong one. -1 means absent. */
const decodeStopUpdate = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopUpdate> =>
  pipe(
    parseFields(value),
    E.bimap(
      (reasons) => reasons.map(({ field, reason }) => ({ field: wireNames[field] ?? field, reason })),
      (parsed): StopUpdate => ({ ...parsed, taskIds: parsed.taskIds.length > 0 ? parsed.taskIds : [parsed.id] }),
    ),
  )

const encodeStopUpdate = (update: StopUpdate): JsonObject =>
  withoutUndefined({
    id: update.id,
    stop_ids: update.taskIds,
    current_carrier_id: update.currentCarrier ?? NO_CARRIER,
    new_carrier_id: update.newCarrier,
    // A number below 1 means the first position too.
    new_carrier_sequence: update.newSequence && Math.max(1, update.newSequence),
  })

const carrierSchema: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: -1, maximum: -1 },
  ],
}
const idSchema: JsonSchema = { type: 'string', pattern: '\\S' }

/** §3: moves a stop to another route or number, or both. Absent and -1 mean no change. */
export const stopUpdateCodec: Codec<StopUpdate> = codecOf({
  name: 'Stop update',
  decode: decodeStopUpdate,
  encode: encodeStopUpdate,
  schema: recordSchema(
    'StopUpdate',
    {
      id: idSchema,
      stop_ids: { type: 'array', items: idSchema },
      current_carrier_id: {
        ...carrierSchema,
        description: 'the carrier that has it as far as you know, else it is refused; -1 to leave that open',
      },
      new_carrier_id: { ...carrierSchema, description: '-1 to stay with its carrier' },
      new_carrier_sequence: {
        ...carrierSchema,
        description: 'the stop number asked for: 10 for the first stop of the route, 20 for the second, …',
      },
    },
    ['id'],
  ),
  example: {
    id: 'stp_8k2f',
    stop_ids: ['T-1042'],
    current_carrier_id: 1,
    new_carrier_id: 2,
    new_carrier_sequence: 30,
  },
})
