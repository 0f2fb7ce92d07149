import type { Said } from '../parse'
import { stopFlags, type Stop } from './stop'
import { spellings } from './stop-fields'

/** Fields that a stop holds in another. */
const held: ReadonlySet<string> = new Set([...stopFlags, 'lat', 'lng'])

/** Those that are written as a stop has them. */
const ownFields: ReadonlyArray<string> = Object.keys(spellings).filter((name) => !held.has(name))

/** §3's camel-case names, what is absent left out, and the fields that others wrote beside them. */
export const writeStop = (stop: Stop): Said => {
  const { extra, flags, at } = stop
  const said: Said = stop
  const fields: Record<string, unknown> = {}
  // Twice as fast as to begin with a spread of them.
  Object.assign(fields, extra)
  for (const name of ownFields) {
    const value = said[name]
    if (value !== undefined) fields[name] = value
  }
  for (const flag of stopFlags) fields[flag] = flags[flag]
  if (at !== undefined) {
    fields['lat'] = at.lat
    fields['lng'] = at.lng
  }
  return fields
}

/** The stops document: stops by id. */
export const writeStopsDocument = (stops: Iterable<Stop>): Said =>
  Object.fromEntries(Array.from(stops, (stop) => [stop.id, writeStop(stop)]))
