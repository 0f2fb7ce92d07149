import type { JsonObject } from './json-object'

/** Without what is not there: the wire leaves out what it has no value for. */
export const withoutUndefined = (fields: JsonObject): JsonObject => {
  const defined: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}
