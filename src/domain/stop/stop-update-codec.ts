import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  filled,
  list,
  number,
  optional,
  present,
  recordOf,
  wholeNumber,
  type Reader,
  type Reason,
  type Said,
} from '../parse'
import { sequenceNumberOf, type SequenceNumber } from './sequence-number'
import { NO_CARRIER, type StopUpdate } from './stop-update'

/** §3's payload. */
export const writeStopUpdate = (update: StopUpdate): Said =>
  present({
    id: update.id,
    stop_ids: update.stopIds,
    current_carrier_id: update.currentCarrier ?? NO_CARRIER,
    new_carrier_id: update.newCarrier,
    // whatever is less goes first as well
    new_carrier_sequence: update.newSequence && Math.max(1, update.newSequence),
  })

/** Strictly: a change of a plan that is half understood would be another change. -1 says what absence says. */
export const readStopUpdate = (value: unknown): E.Either<ReadonlyArray<Reason>, StopUpdate> =>
  pipe(
    fields(value),
    E.map((read): StopUpdate => ({ ...read, stopIds: read.stopIds.length > 0 ? read.stopIds : [read.id] })),
  )

const unless =
  <A>(reader: Reader<A>): Reader<A | undefined> =>
  (value) =>
    value === NO_CARRIER || value === String(NO_CARRIER) ? E.right(undefined) : optional(reader)(value)

const carrier = unless(wholeNumber({ min: 1 }))

const sequence: Reader<SequenceNumber> = (value) =>
  pipe(
    number({ min: 1 })(value),
    E.flatMap((asked) =>
      pipe(
        sequenceNumberOf(asked),
        E.mapLeft(() => 'Use a number greater than 0'),
      ),
    ),
  )

const fields = recordOf<StopUpdate>({
  id: { reader: filled() },
  stopIds: { names: ['stop_ids'], reader: (value) => (value === undefined ? E.right([]) : list(filled())(value)) },
  currentCarrier: { names: ['current_carrier_id'], reader: carrier },
  newCarrier: { names: ['new_carrier_id'], reader: carrier },
  newSequence: { names: ['new_carrier_sequence'], reader: unless(sequence) },
})
