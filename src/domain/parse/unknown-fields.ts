import { isRecord, pathOf, type Said } from './json-object'

export const nothing: Said = {}

/** Makes a finder of what a record says under other names than these, so that it can be handed back as it came. */
export const beyond = (...names: ReadonlyArray<string>): ((record: Said) => Said) => {
  // No record that came from elsewhere may put a prototype under ours.
  const known = new Set(['__proto__', ...names])
  return (record) => {
    const others = Object.keys(record).filter((name) => !known.has(name))
    return others.length === 0 ? nothing : Object.fromEntries(others.map((name) => [name, record[name]]))
  }
}

/** The same where a name with a dot leads into an inner record, which is handed back without what is known of it. */
export const beyondPaths = (names: ReadonlyArray<string>): ((record: Said) => Said) => {
  const paths = names.map(pathOf)
  const beyondOuter = beyond(...paths.map(({ outer }) => outer))
  const inners = innersOf(names).map((outer) => ({
    outer,
    beyondInner: beyond(...paths.flatMap((path) => (path.outer === outer ? (path.inner ?? []) : []))),
  }))
  return (record) => {
    let extra = beyondOuter(record)
    for (const { outer, beyondInner } of inners) {
      const inner = record[outer]
      const unknown = isRecord(inner) ? beyondInner(inner) : inner
      if (!isEmpty(unknown)) extra = { ...extra, [outer]: unknown }
    }
    return extra
  }
}

/** The names of the inner records that these lead into. */
export const innersOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(names.map(pathOf).flatMap(({ outer, inner }) => (inner === undefined ? [] : [outer]))),
]

/** Nothing to hand back. Something else where a record was expected is handed back as it came. */
const isEmpty = (unknown: unknown): boolean =>
  unknown === undefined || unknown === null || (isRecord(unknown) && Object.keys(unknown).length === 0)
