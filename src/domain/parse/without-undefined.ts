import type { JsonObject } from './json-object'

/** The fields that have a value: JSON leaves out the others. */
export const withoutUndefined = (fields: JsonObject): JsonObject => {
  const defined: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}
