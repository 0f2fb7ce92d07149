import { isRecord, fieldPathOf, type JsonObject } from './json-object'

export const emptyObject: JsonObject = {}

/** Makes a finder of what a record says under other names than these, so that it can be handed back as it came. */
export const unknownFields = (...names: ReadonlyArray<string>): ((record: JsonObject) => JsonObject) => {
  // No record that came from elsewhere may put a prototype under ours.
  const knownNames = new Set(['__proto__', ...names])
  return (record) => {
    const otherNames = Object.keys(record).filter((name) => !knownNames.has(name))
    return otherNames.length === 0 ? emptyObject : Object.fromEntries(otherNames.map((name) => [name, record[name]]))
  }
}

/** The same where a name with a dot leads into an inner record, which is handed back without what is known of it. */
export const unknownFieldsOfPaths = (names: ReadonlyArray<string>): ((record: JsonObject) => JsonObject) => {
  const paths = names.map(fieldPathOf)
  const unknownOuterFields = unknownFields(...paths.map(({ outer }) => outer))
  const innerRecords = innerRecordNames(names).map((outer) => ({
    outer,
    unknownInnerFields: unknownFields(...paths.flatMap((path) => (path.outer === outer ? (path.inner ?? []) : []))),
  }))
  return (record) => {
    let extra = unknownOuterFields(record)
    for (const { outer, unknownInnerFields } of innerRecords) {
      const inner = record[outer]
      const unknown = isRecord(inner) ? unknownInnerFields(inner) : inner
      if (!isEmpty(unknown)) extra = { ...extra, [outer]: unknown }
    }
    return extra
  }
}

/** The names of the inner records that these lead into. */
export const innerRecordNames = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(names.map(fieldPathOf).flatMap(({ outer, inner }) => (inner === undefined ? [] : [outer]))),
]

/** Nothing to hand back. Something else where a record was expected is handed back as it came. */
const isEmpty = (unknown: unknown): boolean =>
  unknown === undefined || unknown === null || (isRecord(unknown) && Object.keys(unknown).length === 0)
