import type { Said } from '../reading'
import type { Stop } from './stop'
import { spellings } from './stop-spellings'

const writtenFields: ReadonlySet<string> = new Set(Object.keys(spellings))

/** §3's camel-case names, what is absent left out, and the fields that others wrote beside them. */
export const writeStop = (stop: Stop): Said => {
  const fields: Said = { ...stop, ...stop.flags, lat: stop.at?.lat, lng: stop.at?.lng }
  const written: Record<string, unknown> = {}
  // Twice as fast as to begin with a spread of them.
  Object.assign(written, stop.extra)
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (value !== undefined && writtenFields.has(name)) written[name] = value
  }
  return written
}

/** The stops document: stops by id. */
export const writeStopsDocument = (stops: Iterable<Stop>): Said =>
  Object.fromEntries(Array.from(stops, (stop) => [stop.id, writeStop(stop)]))
