import type { JsonObject } from '../parse'
import { stopFlags, type Stop } from './stop'
import { spellings } from './stop-fields'

/** Encoded fields that a stop keeps in an inner object. */
const nestedFields: ReadonlySet<string> = new Set([...stopFlags, 'lat', 'lng'])

/** Fields with the same name in a stop and on the wire. */
const ownFields: ReadonlyArray<string> = Object.keys(spellings).filter((name) => !nestedFields.has(name))

/** §3: camel-case names, without absent fields, with the unknown fields of other programs. */
export const encodeStop = (stop: Stop): JsonObject => {
  const { extra, flags, coordinates } = stop
  const record: JsonObject = stop
  const fields: Record<string, unknown> = {}
  // Twice as fast as an object literal with a spread.
  Object.assign(fields, extra)
  for (const name of ownFields) {
    const value = record[name]
    if (value !== undefined) fields[name] = value
  }
  for (const flag of stopFlags) fields[flag] = flags[flag]
  if (coordinates !== undefined) {
    fields['lat'] = coordinates.lat
    fields['lng'] = coordinates.lng
  }
  return fields
}

/** The stops document. */
export const encodeStopsDocument = (stops: Iterable<Stop>): JsonObject =>
  Object.fromEntries(Array.from(stops, (stop) => [stop.id, encodeStop(stop)]))
