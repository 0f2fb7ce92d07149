import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Reason } from '../../src/domain/parse'
import { decodeStopUpdate, encodeStopUpdate, type StopUpdate } from '../../src/domain/stop'
import { codecOf, recordSchema, type JsonSchema, type Codec } from '../codec'

const carrierSchema: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: -1, maximum: -1 },
  ],
}
const idSchema: JsonSchema = { type: 'string', pattern: '\\S' }

/** JSON names of the fields. */
const wireNames: Readonly<Record<string, string>> = {
  stopIds: 'stop_ids',
  currentCarrier: 'current_carrier_id',
  newCarrier: 'new_carrier_id',
  newSequence: 'new_carrier_sequence',
}

const decodeWithWireNames = (value: unknown): E.Either<ReadonlyArray<Reason>, StopUpdate> =>
  pipe(
    decodeStopUpdate(value),
    E.mapLeft((reasons) => reasons.map(({ field, reason }) => ({ field: wireNames[field] ?? field, reason }))),
  )

/** §3: moves a stop to another route or number, or both. Absent and -1 mean no change. */
export const stopUpdateCodec: Codec<StopUpdate> = codecOf({
  name: 'Stop update',
  decode: decodeWithWireNames,
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
      new_carrier_sequence: { ...carrierSchema, description: 'the number asked for: place times 10' },
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
