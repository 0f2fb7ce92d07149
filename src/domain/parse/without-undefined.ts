import type { Said } from './json-object'

/** Without what is not there: the wire leaves out what it has no value for. */
export const present = (fields: Said): Said => {
  const there: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) there[name] = fields[name]
  return there
}
