import { unknownFieldsOfPaths, innerRecordNames, emptyObject } from './unknown-fields'
import { fieldPathOf, type FieldPath, type JsonObject } from './json-object'

/** How a record is written: its names in their order, and so which of a field's spellings are worth a look. */
export type RecordShape = {
  readonly names: ReadonlyArray<string>
  /** by field, first choice first */
  readonly paths: ReadonlyArray<ReadonlyArray<FieldPath>>
  /** finds what a record in this handwriting says beyond the fields */
  readonly unknownFields: (record: JsonObject) => JsonObject
}

/** Makes the handwriting of records with these names, where each field has these spellings. */
export const recordShapesFor = (
  spellings: ReadonlyArray<ReadonlyArray<string>>,
): ((names: ReadonlyArray<string>) => RecordShape) => {
  const paths = spellings.map((names) => names.map(fieldPathOf))
  const knownNames = new Set(paths.flat().map(({ outer }) => outer))
  const innerNames = innerRecordNames(spellings.flat())
  const unknownFieldsOfAll = unknownFieldsOfPaths(spellings.flat())
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

/** Whether a record is in a handwriting: it has those names and no other, in that order. */
export const hasShape = ({ names }: RecordShape, record: JsonObject): boolean => {
  let index = 0
  for (const name in record) {
    if (name !== names[index]) return false
    index += 1
  }
  return index === names.length
}
