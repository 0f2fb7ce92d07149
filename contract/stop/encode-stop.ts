import type { JsonObject } from '../../src/domain/parse'
import { spellings, stopFlags, unplannedPlacementOf, type Stop } from '../../src/domain/stop'

/** Encoded fields that a stop has in an inner object. */
const nestedFields: ReadonlySet<string> = new Set([...stopFlags, 'lat', 'lng'])

/** Fields with the same name in a stop and on the wire. */
const ownFields: ReadonlyArray<string> = Object.keys(spellings).filter((name) => !nestedFields.has(name))

const placementFields: ReadonlyArray<string> = Object.keys(unplannedPlacementOf(undefined))

const factFields: ReadonlyArray<string> = ownFields.filter((name) => !placementFields.includes(name))

const copyDefined = (source: JsonObject, names: ReadonlyArray<string>, target: Record<string, unknown>): void => {
  for (const name of names) {
    const value = source[name]
    if (value !== undefined) target[name] = value
  }
}

/** §3: encodes a stop with camel-case names, without absent fields, and with the unknown fields of other programs. */
export const encodeStop = ({ facts, placement }: Stop): JsonObject => {
  const { extra, flags, coordinates } = facts
  const fields: Record<string, unknown> = {}
  // This is twice as fast as an object literal with a spread.
  Object.assign(fields, extra)
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
