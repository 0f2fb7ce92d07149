import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { left, right } from './either'
import { law } from './law'

const runs = { numRuns: 50, seed: 1 }

const doubling = law<(number: number) => number, number>({
  name: 'doubling',
  statement: 'Twice a number is even.',
  subject: (number) => 2 * number,
  arbitrary: fc.nat(),
  holds: (double, number) => assert.equal(double(number) % 2, 0),
  mutants: {
    'one too many': (number) => 2 * number + 1,
    'it throws': () => {
      throw new TypeError('No number')
    },
  },
})

const refusing = law<E.Either<string, number>, boolean>({
  name: 'refusing',
  statement: 'One side is there, and not the other.',
  subject: E.right(1),
  arbitrary: fc.constant(true),
  holds: (either) => assert.equal(right(either), 1),
  mutants: { 'it is refused': E.left('No') },
})

describe('check of a law', () => {
  it('a law holds for a correct subject', () => {
    expect(doubling.check(runs)).toEqual({ holds: true, runs: 50, seed: 1 })
  })
  it('a law is refuted by an assertion where the subject gives a wrong result', () => {
    expect(doubling.check(runs, 'one too many').refuted?.by).toBe('assertion')
  })
  it('a crash of the subject is reported as a crash, and not as an assertion', () => {
    expect(doubling.check(runs, 'it throws').refuted).toMatchObject({ by: 'crash', reason: 'No number' })
  })
  it('a law is refuted by an assertion where the subject is a left instead of a right', () => {
    expect(refusing.check(runs, 'it is refused').refuted).toMatchObject({ by: 'assertion', reason: 'Refused: "No"' })
  })
})

describe('right and left', () => {
  it('right and left return their side, and the wrong side fails an assertion', () => {
    expect([right(E.right(1)), left(E.left(2))]).toEqual([1, 2])
    expect(() => left(E.right(1))).toThrow(assert.AssertionError)
  })
})
