import { fieldsExceptPaths, innerRecordNames, emptyObject } from './unknown-fields'
import { fieldPathOf, type FieldPath, type JsonObject } from './json-object'

/** The names of a record in order, and which spellings of each field occur among them. */
export type RecordShape = {
  readonly names: ReadonlyArray<string>
  /** by field, preferred first */
  readonly paths: ReadonlyArray<ReadonlyArray<FieldPath>>
  /** finds the fields of such a record that have no known spelling */
  readonly unknownFields: (record: JsonObject) => JsonObject
}

/** Makes the shape of records with given names, for fields with these spellings. */
export const recordShapesFor = (
  spellings: ReadonlyArray<ReadonlyArray<string>>,
): ((names: ReadonlyArray<string>) => RecordShape) => {
  const paths = spellings.map((names) => names.map(fieldPathOf))
  const knownNames = new Set(paths.flat().map(({ outer }) => outer))
  const innerNames = innerRecordNames(spellings.flat())
  const unknownFieldsOfAll = fieldsExceptPaths(spellings.flat())
  return (names) => {
    const presentNames = new Set(names)
    const hasOnlyKnownNames =
      names.every((name) => knownNames.has(name)) && !innerNames.some((name) => presentNames.has(name))
    return {
      names,
      paths: paths.map((candidates) => candidates.filter(({ outer }) => presentNames.has(outer))),
      unknownFields: hasOnlyKnownNames ? () => emptyObject : unknownFieldsOfAll,
    }
  }
}

/** Whether a record has exactly these names in this order. */
export const hasShape = ({ names }: RecordShape, record: JsonObject): boolean => {
  let index = 0
  for (const name in record) {
    if (name !== names[index]) return false
    index += 1
  }
  return index === names.length
}
