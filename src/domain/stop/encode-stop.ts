import type { JsonObject } from '../parse'
import { stopFlags, type Stop } from './stop'
import { spellings } from './stop-fields'

/** Fields that a stop holds in another. */
const nestedFields: ReadonlySet<string> = new Set([...stopFlags, 'lat', 'lng'])

/** Those that are written as a stop has them. */
const ownFields: ReadonlyArray<string> = Object.keys(spellings).filter((name) => !nestedFields.has(name))

/** §3's camel-case names, what is absent left out, and the fields that others wrote beside them. */
export const encodeStop = (stop: Stop): JsonObject => {
  const { extra, flags, coordinates } = stop
  const record: JsonObject = stop
  const fields: Record<string, unknown> = {}
  // Twice as fast as to begin with a spread of them.
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

/** The stops document: stops by id. */
export const encodeStopsDocument = (stops: Iterable<Stop>): JsonObject =>
  Object.fromEntries(Array.from(stops, (stop) => [stop.id, encodeStop(stop)]))
