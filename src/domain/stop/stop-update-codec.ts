import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  nonBlankText,
  list,
  number,
  optional,
  withoutUndefined,
  recordOf,
  wholeNumber,
  type Parser,
  type Reason,
  type JsonObject,
} from '../parse'
import { sequenceNumberOf, type SequenceNumber } from './sequence-number'
import { NO_CARRIER, type StopUpdate } from './stop-update'

/** §3 */
export const encodeStopUpdate = (update: StopUpdate): JsonObject =>
  withoutUndefined({
    id: update.id,
    stop_ids: update.stopIds,
    current_carrier_id: update.currentCarrier ?? NO_CARRIER,
    new_carrier_id: update.newCarrier,
    // a lower number also means first
    new_carrier_sequence: update.newSequence && Math.max(1, update.newSequence),
  })

/** Strict: a partly understood change could be a wrong one. -1 means absent. */
export const decodeStopUpdate = (value: unknown): E.Either<ReadonlyArray<Reason>, StopUpdate> =>
  pipe(
    parseFields(value),
    E.map((parsed): StopUpdate => ({ ...parsed, stopIds: parsed.stopIds.length > 0 ? parsed.stopIds : [parsed.id] })),
  )

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
  stopIds: {
    names: ['stop_ids'],
    parser: (value) => (value === undefined ? E.right([]) : list(nonBlankText())(value)),
  },
  currentCarrier: { names: ['current_carrier_id'], parser: carrier },
  newCarrier: { names: ['new_carrier_id'], parser: carrier },
  newSequence: { names: ['new_carrier_sequence'], parser: absentIfNoCarrier(sequence) },
})
