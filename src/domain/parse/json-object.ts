export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes a finder of the first value under one of several names; a name with a dot leads into an inner record. Null
 * counts as absent. The names are split once, not for every record.
 */
export const fieldFinder = (...names: ReadonlyArray<string>): ((record: JsonObject) => unknown) => {
  const paths = names.map(fieldPathOf)
  return (record) => firstPresent(record, paths)
}

export const firstPresent = (record: JsonObject, paths: ReadonlyArray<FieldPath>): unknown => {
  for (const { outer, inner } of paths) {
    const value = innerValue(record[outer], inner)
    if (value !== undefined && value !== null) return value
  }
  return undefined
}

export type FieldPath = { readonly outer: string; readonly inner: string | undefined }

export const fieldPathOf = (name: string): FieldPath => {
  const [outer = '', inner] = name.split('.')
  return { outer, inner }
}

const innerValue = (value: unknown, inner: string | undefined): unknown => {
  if (inner === undefined) return value
  return isJsonObject(value) ? value[inner] : undefined
}

/** The fields that have a value: JSON leaves out the others. */
export const withoutUndefined = (fields: JsonObject): JsonObject => {
  const defined: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}

/** Deeper values are refused, since encoding them could overflow the stack. */
export const MAX_DEPTH = 64

/** Whether values are nested deeper than `max` levels; safe for cycles. */
export const isDeeperThan = (value: unknown, max: number): boolean => {
  let level = objectsIn([value])
  for (let depth = 0; depth < max && level.size > 0; depth += 1)
    level = objectsIn([...level].flatMap((object): ReadonlyArray<unknown> => Object.values(object)))
  return level.size > 0
}

const objectsIn = (values: ReadonlyArray<unknown>): ReadonlySet<object> =>
  new Set(values.filter((value) => typeof value === 'object' && value !== null))
