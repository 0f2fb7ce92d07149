import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isBlank, isRecord, parseEach, prefixFields, quoted, type Reason } from '../../src/domain/parse'
import { stopList, type Stop, type StopList } from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { decodeStop } from './decode-stop'
import { encodeStop, encodeStopsDocument } from './encode-stop'
import { stopExample, stopSchema } from './stop-schema'

type DecodedStops = E.Either<ReadonlyArray<Reason>, StopList>

const decodeEach = parseEach(decodeStop)

/** A reason has the stop's position before its field, from 0: `4.id`. */
export const decodeStops = (value: unknown): DecodedStops =>
  Array.isArray(value)
    ? pipe(decodeEach(value), E.map(stopList.from))
    : E.left([{ field: '', reason: `Not a list of stops: ${quoted(value)}` }])

/** Stops by id. A stop without an id field gets its key. */
export const decodeStopsDocument = (value: unknown): DecodedStops => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a document of stops by id: ${quoted(value)}` }])
  const stops: Stop[] = []
  const reasons: Reason[] = []
  let areIdsUnique = true
  for (const id of Object.keys(value)) {
    const decoded = decodeStop(withId(value[id], id))
    if (E.isRight(decoded)) {
      stops.push(decoded.right)
      areIdsUnique &&= decoded.right.facts.id === id
    } else for (const reason of prefixFields(id, decoded.left)) reasons.push(reason)
  }
  if (reasons.length > 0) return E.left(reasons)
  // The keys are unique, so ids equal to their keys are too.
  return E.right(areIdsUnique ? stopList.fromUnique(stops) : stopList.from(stops))
}

const withId = (stop: unknown, id: string): unknown => (isRecord(stop) && isBlank(stop['id']) ? { ...stop, id } : stop)

export const stopCodec: Codec<Stop> = codecOf({
  name: 'Stop',
  decode: decodeStop,
  encode: encodeStop,
  schema: stopSchema,
  example: stopExample,
})

/** The stops of a project in order, without the starts and ends of routes. */
export const stopListCodec: Codec<StopList> = codecOf({
  name: 'Stops',
  decode: decodeStops,
  encode: (stops) => Array.from(stops, encodeStop),
  schema: { type: 'array', items: stopSchema },
  example: [stopExample],
})

export const stopsDocumentCodec: Codec<StopList> = codecOf({
  name: 'Stops document',
  decode: decodeStopsDocument,
  encode: encodeStopsDocument,
  schema: {
    title: 'StopsDocument',
    description: 'the stops of a project by their id',
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: stopSchema,
  },
  example: { [stopExample.id]: stopExample },
})
