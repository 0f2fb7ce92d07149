import { handwritingsOf, isIn, type Handwriting } from './record-shape'
import { firstIn, type Said } from './json-object'

/** Where records of many spellings say their fields. */
export type Layout<Field extends string> = {
  readonly handwritingOf: (record: Said) => Handwriting
  /** makes a finder of the first value that is there under one of a field's names; null counts as absent */
  readonly finder: (field: Field) => (record: Said, handwriting: Handwriting) => unknown
}

/**
 * Most records are in the handwriting of the one before, and are asked for no name that they do not have. A name with a dot leads
 * into an inner record, as in `said`.
 */
export const layoutOf = <Field extends string>(
  spellings: Readonly<Record<Field, ReadonlyArray<string>>>,
): Layout<Field> => {
  const fields = Object.keys(spellings)
  const make = handwritingsOf(Object.values<ReadonlyArray<string>>(spellings))
  let last = make([])
  return {
    handwritingOf: (record) => {
      if (!isIn(last, record)) last = make(Object.keys(record))
      return last
    },
    finder: (field) => {
      const index = fields.indexOf(field)
      return (record, handwriting) => firstIn(record, handwriting.paths[index] ?? [])
    },
  }
}
