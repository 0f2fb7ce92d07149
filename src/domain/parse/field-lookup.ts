import { recordShapesFor, hasShape, type RecordShape } from './record-shape'
import { firstPresent, type JsonObject } from './json-object'

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
      const known = lastShapes.find((shape) => hasShape(shape, record))
      if (known !== undefined) return known
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
