import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isBlank,
  isJsonObject,
  parseEach,
  parseEachByKey,
  type FieldReason,
  type JsonObject,
  wrongType,
} from '../../src/domain/parse'
import { stopList, spellings, stopFlags, unplannedPlacementOf, type Stop, type StopList } from '../../src/domain/stop'
import { codecOf, type Codec } from '../codec'
import { decodeStop } from './decode-stop'
import { stopExample, stopSchema } from './stop-schema'

/** Encoded fields that a stop has in an inner object. */
const nestedFields: ReadonlySet<string> = new Set([...stopFlags, 'lat', 'lng'])

type CopiedField = { readonly name: string; readonly encodedName: string }

/** Only the carrier has another name in JSON. */
const copiedField = (name: string): CopiedField => ({
  name,
  encodedName: name === 'carrierId' ? 'externalRouteId' : name,
})

const placementFields: ReadonlyArray<CopiedField> = Object.keys(unplannedPlacementOf(undefined)).map(copiedField)

const factFields: ReadonlyArray<CopiedField> = Object.keys(spellings)
  .filter((name) => !nestedFields.has(name) && !placementFields.some(({ encodedName }) => encodedName === name))
  .map(copiedField)

const copyDefined = (source: JsonObject, fields: ReadonlyArray<CopiedField>, target: Record<string, unknown>): void => {
  for (const { name, encodedName } of fields) {
    const value = source[name]
    if (value !== undefined) target[encodedName] = value
  }
}

/** §3: encodes a stop with camel-case names, without absent fields, and with the unknown fields of other programs. */
export const encodeStop = ({ facts, placement }: Stop): JsonObject => {
  const { unknownFields, flags, coordinates } = facts
  const fields: Record<string, unknown> = {}
  // This is twice as fast as an object literal with a spread.
  Object.assign(fields, unknownFields)
  copyDefined(facts, factFields, fields)
  copyDefined(placement, placementFields, fields)
  for (const flag of stopFlags) fields[flag] = flags[flag]
  if (coordinates !== undefined) {
    fields['lat'] = coordinates.lat
    fields['lng'] = coordinates.lng
  }
  return fields
}

/** Encodes the stops document: the stops by their id. */
export const encodeStopsDocument = (stops: Iterable<Stop>): JsonObject =>
  Object.fromEntries(Array.from(stops, (stop) => [stop.facts.id, encodeStop(stop)]))

type DecodedStops = E.Either<ReadonlyArray<FieldReason>, StopList>

const decodeEach = parseEach(decodeStop)
const decodeEachByKey = parseEachByKey((stop, id) => decodeStop(withId(stop, id)))

/** A reason has the stop's position before its field, from 0: `4.id`. */
export const decodeStops = (value: unknown): DecodedStops =>
  Array.isArray(value) ? pipe(decodeEach(value), E.map(stopList.from)) : wrongType('a list of stops', value)

/** Stops by id. A stop without an id field gets its key. */
export const decodeStopsDocument = (value: unknown): DecodedStops => {
  if (!isJsonObject(value)) return wrongType('a document of stops by id', value)
  return pipe(
    decodeEachByKey(value),
    E.map((stops) => {
      const ids = Object.keys(value)
      // The keys are unique, so ids equal to their keys are too.
      return stops.every(({ facts: { id } }, index) => id === ids[index])
        ? stopList.fromUnique(stops)
        : stopList.from(stops)
    }),
  )
}

const withId = (stop: unknown, id: string): unknown =>
  isJsonObject(stop) && isBlank(stop['id']) ? { ...stop, id } : stop

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
