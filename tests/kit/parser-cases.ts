import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { Parser } from '../../src/domain/parse'

/** A value, and what it is read as. */
type Case = readonly [value: unknown, read: unknown]
/** A value, and why it is refused. */
type Refusal = readonly [value: unknown, reason: string]

export const reads = (reader: Parser<unknown>, cases: ReadonlyArray<Case>): void => {
  it.each(cases)('%j is read as %j', (value, read) => {
    expect(reader(value)).toEqual(E.right(read))
  })
}

export const refuses = (reader: Parser<unknown>, cases: ReadonlyArray<Refusal>): void => {
  it.each(cases)('%o is refused: %s', (value, reason) => {
    expect(reader(value)).toEqual(E.left(reason))
  })
}
