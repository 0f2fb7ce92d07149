/** Something with named fields, whatever they hold. */
export type Said = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes a finder of the first value that is there under one of several names; a name with a dot leads into an inner
 * record. Null counts as absent. Made once for a field, so that reading many records splits no names.
 */
export const said = (...names: ReadonlyArray<string>): ((record: Said) => unknown) => {
  const paths = names.map((name) => name.split('.'))
  return (record) => {
    for (const path of paths) {
      const found = follow(record, path)
      if (found !== undefined && found !== null) return found
    }
    return undefined
  }
}

const follow = (record: Said, path: ReadonlyArray<string>): unknown => {
  let found: unknown = record
  for (const name of path) {
    if (!isRecord(found)) return undefined
    found = found[name]
  }
  return found
}
