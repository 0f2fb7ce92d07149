import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { Parser } from '../../src/domain/parse'

/** A value, and its parsed value. */
type Case = readonly [value: unknown, parsed: unknown]
/** A value, and why it is refused. */
type RejectedCase = readonly [value: unknown, reason: string]

export const itParses = (parser: Parser<unknown>, cases: ReadonlyArray<Case>): void => {
  it.each(cases)('%j is parsed as %j', (value, parsed) => {
    expect(parser(value)).toEqual(E.right(parsed))
  })
}

export const itRejects = (parser: Parser<unknown>, cases: ReadonlyArray<RejectedCase>): void => {
  it.each(cases)('%o is refused: %s', (value, reason) => {
    expect(parser(value)).toEqual(E.left(reason))
  })
}
