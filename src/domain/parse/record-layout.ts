import { recordShapesFor, hasShape, type RecordShape } from './record-shape'
import { firstPresent, type JsonObject } from './json-object'

/** Where records of many spellings say their fields. */
export type RecordLayout<Field extends string> = {
  readonly shapeOf: (record: JsonObject) => RecordShape
  /** makes a finder of the first value that is there under one of a field's names; null counts as absent */
  readonly finderOf: (field: Field) => (record: JsonObject, shape: RecordShape) => unknown
}

/**
 * Most records are in the handwriting of the one before, and are asked for no name that they do not have. A name with a dot leads
 * into an inner record, as in `said`.
 */
export const recordLayoutOf = <Field extends string>(
  spellings: Readonly<Record<Field, ReadonlyArray<string>>>,
): RecordLayout<Field> => {
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
