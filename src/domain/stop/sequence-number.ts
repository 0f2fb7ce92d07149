import * as E from 'fp-ts/Either'

declare const sequenceNumber: unique symbol
/** §5: a requested number, greater than 0. */
export type SequenceNumber = number & { readonly [sequenceNumber]: true }

export type SequenceRefusal = { readonly kind: 'sequence-refused'; readonly requested: number }

export const sequenceNumberOf = (number: number): E.Either<SequenceRefusal, SequenceNumber> =>
  isAboveZero(number) ? E.right(number) : E.left({ kind: 'sequence-refused', requested: number })

const isAboveZero = (number: number): number is SequenceNumber => Number.isFinite(number) && number > 0
