import * as E from 'fp-ts/Either'

declare const sequenceNumber: unique symbol
/** What an operator may ask for: a number greater than 0 (§5). */
export type SequenceNumber = number & { readonly [sequenceNumber]: true }

export type SequenceRefused = { readonly kind: 'sequence-refused'; readonly asked: number }

export const sequenceNumberOf = (asked: number): E.Either<SequenceRefused, SequenceNumber> =>
  isAboveZero(asked) ? E.right(asked) : E.left({ kind: 'sequence-refused', asked })

const isAboveZero = (asked: number): asked is SequenceNumber => Number.isFinite(asked) && asked > 0
