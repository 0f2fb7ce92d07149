import { recordShapesFor, hasShape, type RecordShape } from './record-shape'
import { firstPresent, type JsonObject } from './json-object'

/** Finds fields in records with several spellings. */
export type FieldLookup<Field extends string> = {
  readonly shapeOf: (record: JsonObject) => RecordShape
  /** makes a finder of the first value under one of a field's names; null counts as absent */
  readonly finderOf: (field: Field) => (record: JsonObject, shape: RecordShape) => unknown
}

/**
 * Consecutive records mostly have the same names, so the shape of the last one is reused. A name with a dot leads into
 * an inner record, as in `fieldFinder`.
 */
export const fieldLookupFor = <Field extends string>(
  spellings: Readonly<Record<Field, ReadonlyArray<string>>>,
): FieldLookup<Field> => {
  const fields = Object.keys(spellings)
  const makeShape = recordShapesFor(Object.values<ReadonlyArray<string>>(spellings))
  let lastShape = makeShape([])
  return {
    shapeOf: (record) => {
      if (!hasShape(lastShape, record)) lastShape = makeShape(Object.keys(record))
      return lastShape
    },
    finderOf: (field) => {
      const index = fields.indexOf(field)
      return (record, shape) => firstPresent(record, shape.paths[index] ?? [])
    },
  }
}
