/** Something with named fields, whatever they hold. */
export type Said = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes a finder of the first value that is there under one of several names; a name with a dot leads into an inner
 * record. Null counts as absent. Made once for a field, so that reading many records splits no names.
 */
export const said = (...names: ReadonlyArray<string>): ((record: Said) => unknown) => {
  const paths = names.map(pathOf)
  return (record) => firstIn(record, paths)
}

export const firstIn = (record: Said, paths: ReadonlyArray<Path>): unknown => {
  for (const { outer, inner } of paths) {
    const found = within(record[outer], inner)
    if (found !== undefined && found !== null) return found
  }
  return undefined
}

export type Path = { readonly outer: string; readonly inner: string | undefined }

export const pathOf = (name: string): Path => {
  const [outer = '', inner] = name.split('.')
  return { outer, inner }
}

const within = (found: unknown, inner: string | undefined): unknown => {
  if (inner === undefined) return found
  return isRecord(found) ? found[inner] : undefined
}
