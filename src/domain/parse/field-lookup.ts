import { type FieldPath, fieldPathOf, firstPresent, type JsonObject } from './json-object'
import { fieldsExceptPaths, innerRecordNames, emptyObject } from './unknown-fields'

/** Finds fields in records with several spellings. */
export type FieldLookup<Field extends string> = {
  readonly shapeOf: (record: JsonObject) => RecordShape
  /** makes a finder of the first value under one of a field's names; null counts as absent */
  readonly finderOf: (field: Field) => (record: JsonObject, shape: RecordShape) => unknown
}

/** How many shapes are kept; an edit reads records of three in turn. */
const MAX_SHAPES = 4

/**
 * Consecutive records mostly have the same names, so the shapes of the last ones are reused. A name with a dot leads into
 * an inner record, as in `fieldFinder`.
 */
export const fieldLookupFor = <Field extends string>(
  spellings: Readonly<Record<Field, ReadonlyArray<string>>>,
): FieldLookup<Field> => {
  const fields = Object.keys(spellings)
  const makeShape = recordShapesFor(Object.values<ReadonlyArray<string>>(spellings))
  let lastShapes: ReadonlyArray<RecordShape> = []
  return {
    shapeOf: (record) => {
      const cachedShape = lastShapes.find((shape) => hasShape(shape, record))
      if (cachedShape !== undefined) return cachedShape
      const shape = makeShape(Object.keys(record))
      lastShapes = [shape, ...lastShapes.slice(0, MAX_SHAPES - 1)]
      return shape
    },
    finderOf: (field) => {
      const index = fields.indexOf(field)
      return (record, shape) => firstPresent(record, shape.paths[index] ?? [])
    },
  }
}

/** The names of a record in order, and which spellings of each field occur among them. */
export type RecordShape = {
  readonly names: ReadonlyArray<string>
  /** by field, preferred first */
  readonly paths: ReadonlyArray<ReadonlyArray<FieldPath>>
  /** finds the fields of such a record that have no known spelling */
  readonly unknownFields: (record: JsonObject) => JsonObject
}

/** Makes the shape of records with given names, for fields with these spellings. */
const recordShapesFor = (
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
const hasShape = ({ names }: RecordShape, record: JsonObject): boolean => {
  let index = 0
  for (const name in record) {
    if (name !== names[index]) return false
    index += 1
  }
  return index === names.length
}
