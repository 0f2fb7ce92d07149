import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isBlank,
  isJsonObject,
  maxLengths,
  quoted,
  prefixFields,
  type FieldReason,
  type JsonObject,
} from '../../src/domain/parse'
import { isCustomerStop, stopList, timeSlotReasons, type Stop, type StopList } from '../../src/domain/stop'
import { MAX_PROJECT_STOPS } from '../../src/domain/upload'
import { formatNumber } from '../../src/domain/text'
import type { Steps } from '../../src/domain/value'
import {
  withDecoder,
  collectReasons,
  parseId,
  reasonsOf,
  recordSchema,
  strictCodec,
  unstorableParts,
  type JsonSchema,
  type Codec,
} from '../codec'
import { stopSchema } from './stop-schema'
import { stopsDocumentCodec } from './stop-codec'

const savedStopSchema: JsonSchema = recordSchema(
  'SavedStop',
  { ...stopSchema.properties, customerName: { type: 'string', pattern: '\\S', maxLength: maxLengths.name } },
  ['customerName'],
)

const strictStopsCodec = strictCodec(stopsDocumentCodec, {
  title: 'SavedStops',
  description: 'the stops of a project by their id',
  type: 'object',
  properties: {},
  required: [],
  maxProperties: MAX_PROJECT_STOPS,
  additionalProperties: savedStopSchema,
})

const decodeSavedStops = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopList> => {
  const reasons = isJsonObject(value) ? keyReasons(value) : []
  if (reasons.length > 0) return E.left(reasons)
  return pipe(
    strictStopsCodec.decode(value),
    E.mapLeft(reasonsOf),
    E.flatMap((stops) => {
      const stopReasons = collectReasons(stops, reasonsOfStop)
      return stopReasons.length > 0 ? E.left(stopReasons) : E.right(stops)
    }),
  )
}

/** The errors that an upload would refuse too. Starts and ends of routes have no customer and are not checked. */
const reasonsOfStop = (stop: Stop): ReadonlyArray<FieldReason> =>
  isCustomerStop(stop) ? prefixFields(stop.facts.id, [...nameReasons(stop), ...timeSlotReasons(stop.facts)]) : []

const nameReasons = ({ facts: { customerName } }: Stop): ReadonlyArray<FieldReason> =>
  isBlank(customerName) ? [{ field: 'customerName', reason: 'Customer name is missing' }] : []

/** The stops document to be stored. A duplicate id is refused, because one stop would replace the other. */
export const savedStopsCodec: Codec<StopList> = withDecoder(strictStopsCodec, decodeSavedStops)

const STOPS_PER_STEP = 100

/** Decodes a stops document as `savedStopsCodec` does, in steps of STOPS_PER_STEP stops. */
export const decodeStopsInSteps = function* (
  document: JsonObject,
): Steps<E.Either<ReadonlyArray<FieldReason>, StopList>> {
  const keys = Object.keys(document)
  if (keys.length > MAX_PROJECT_STOPS) return decodeSavedStops(document)
  const stops: Stop[] = []
  const reasons: FieldReason[] = []
  for (let start = 0; start < keys.length && reasons.length === 0; start += STOPS_PER_STEP) {
    const slice = Object.fromEntries(keys.slice(start, start + STOPS_PER_STEP).map((key) => [key, document[key]]))
    const unstorable = unstorableParts(slice)
    const decoded = unstorable.length > 0 ? E.left(unstorable) : decodeSavedStops(slice)
    if (E.isRight(decoded)) stops.push(...decoded.right)
    else reasons.push(...prefixFields('stopsDocument', decoded.left))
    yield
  }
  return reasons.length > 0 ? E.left(reasons) : E.right(stopList.fromUnique(stops))
}

const keyReasons = (stops: JsonObject): ReadonlyArray<FieldReason> => {
  const documentKeys = Object.keys(stops)
  return documentKeys.length > MAX_PROJECT_STOPS
    ? [
        {
          field: '',
          reason: `Has ${formatNumber(documentKeys.length)} stops, more than ${formatNumber(MAX_PROJECT_STOPS)}`,
        },
      ]
    : collectReasons(documentKeys, (documentKey) => reasonsAtKey(documentKey, stops[documentKey]))
}

const reasonsAtKey = (documentKey: string, stop: unknown): ReadonlyArray<FieldReason> => {
  const parsedId = parseId(documentKey)
  if (E.isLeft(parsedId)) return [{ field: documentKey, reason: parsedId.left }]
  const id = isJsonObject(stop) ? stop['id'] : undefined
  return isBlank(id) || id === documentKey
    ? []
    : [{ field: `${documentKey}.id`, reason: `Not its id here: ${quoted(id)}` }]
}
