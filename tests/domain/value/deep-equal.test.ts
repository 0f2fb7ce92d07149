import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepEqual } from '../../../src/domain/value'
import { jsonRoundTrip } from '../../kit/json-round-trip'

const aValue = fc.jsonValue({ maxDepth: 2 }).map(jsonRoundTrip)

it('random values are deeply equal only if their JSON is', () => {
  fc.assert(
    fc.property(aValue, aValue, (one, other) => assert.equal(deepEqual(one, other), isDeepStrictEqual(one, other))),
  )
})

describe('deepEqual of equal values', () => {
  it.each<readonly [one: unknown, other: unknown]>([
    [
      { a: 1, b: [{ c: null }] },
      { b: [{ c: null }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [0, -0],
  ])('%o equals %o', (one, other) => {
    expect(deepEqual(one, other)).toBe(true)
  })
})

describe('deepEqual of different values', () => {
  it.each<readonly [one: unknown, other: unknown]>([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [[], {}],
    [null, {}],
    [{ a: null }, {}],
    [0, ''],
    ['1', 1],
    [JSON.parse('{"__proto__":{}}'), { a: 1 }],
  ])('%o differs from %o', (one, other) => {
    expect(deepEqual(one, other)).toBe(false)
    expect(deepEqual(other, one)).toBe(false)
  })
})

describe('deepEqual of nested records', () => {
  const deep = (): unknown => JSON.parse('{"a":'.repeat(900) + '1' + '}'.repeat(900))

  it('nested records are compared to any depth', () => {
    expect(deepEqual(deep(), deep())).toBe(true)
  })
})
