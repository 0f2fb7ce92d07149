import { handsOf, isIn, type Hand } from './hand'
import { firstIn, type Said } from './said'

/** A record laid out: the record, the hand it is written in, and what it says beyond its fields. */
export type LaidOut = { readonly record: Said; readonly hand: Hand; readonly beyond: Said }

export type Layout<Field extends string> = {
  readonly lay: (record: Said) => LaidOut
  /** makes a finder of the first value that is there under one of a field's names; null counts as absent */
  readonly finder: (field: Field) => (laid: LaidOut) => unknown
}

/**
 * For many records with many spellings: most are in the hand of the one before, and are asked for no name that they do not
 * have. A name with a dot leads into an inner record, as in `said`.
 */
export const layoutOf = <Field extends string>(
  spellings: Readonly<Record<Field, ReadonlyArray<string>>>,
): Layout<Field> => {
  const fields = Object.keys(spellings)
  const handOf = handsOf(Object.values<ReadonlyArray<string>>(spellings))
  let last = handOf([])
  return {
    lay: (record) => {
      if (!isIn(last, record)) last = handOf(Object.keys(record))
      return { record, hand: last, beyond: last.beyond(record) }
    },
    finder: (field) => {
      const index = fields.indexOf(field)
      return ({ record, hand }) => firstIn(record, hand.paths[index] ?? [])
    },
  }
}
