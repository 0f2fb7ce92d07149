import * as E from 'fp-ts/Either'

declare const sequenceNumber: unique symbol
/** What an operator may ask for: a number greater than 0 (§5). */
export type SequenceNumber = number & { readonly [sequenceNumber]: true }

export type SequenceRefusal = { readonly kind: 'sequence-refused'; readonly asked: number }

export const sequenceNumberOf = (number: number): E.Either<SequenceRefusal, SequenceNumber> =>
  isAboveZero(number) ? E.right(number) : E.left({ kind: 'sequence-refused', asked: number })

const isAboveZero = (number: number): number is SequenceNumber => Number.isFinite(number) && number > 0
