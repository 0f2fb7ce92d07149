import { isJsonObject, fieldPathOf, type JsonObject } from './json-object'

export const emptyObject: JsonObject = {}

/** Makes a finder of the fields with other names than these, which are written back unchanged. */
export const fieldsExcept = (...names: ReadonlyArray<string>): ((record: JsonObject) => JsonObject) => {
  // A foreign field of this name must not set the prototype of the result.
  const knownNames = new Set(['__proto__', ...names])
  return (record) => {
    const otherNames = Object.keys(record).filter((name) => !knownNames.has(name))
    return otherNames.length === 0 ? emptyObject : Object.fromEntries(otherNames.map((name) => [name, record[name]]))
  }
}

/** Makes such a finder for names with a dot: it returns an inner record without its known fields. */
export const fieldsExceptPaths = (names: ReadonlyArray<string>): ((record: JsonObject) => JsonObject) => {
  const paths = names.map(fieldPathOf)
  const unknownOuterFields = fieldsExcept(...paths.map(({ outer }) => outer))
  const innerRecords = innerRecordNames(names).map((outer) => ({
    outer,
    unknownInnerFields: fieldsExcept(...paths.flatMap((path) => (path.outer === outer ? (path.inner ?? []) : []))),
  }))
  return (record) => {
    let unknownFields = unknownOuterFields(record)
    for (const { outer, unknownInnerFields } of innerRecords) {
      const inner = record[outer]
      const unknown = isJsonObject(inner) ? unknownInnerFields(inner) : inner
      if (!isEmpty(unknown)) unknownFields = { ...unknownFields, [outer]: unknown }
    }
    return unknownFields
  }
}

/** The names before the dots. */
export const innerRecordNames = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(names.map(fieldPathOf).flatMap(({ outer, inner }) => (inner === undefined ? [] : [outer]))),
]

/** A value that is no record, where one was expected, is kept. */
const isEmpty = (unknown: unknown): boolean =>
  unknown === undefined || unknown === null || (isJsonObject(unknown) && Object.keys(unknown).length === 0)
