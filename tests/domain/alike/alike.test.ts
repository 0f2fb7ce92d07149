import assert from 'node:assert/strict'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { alike } from '../../../src/domain/alike'

describe('two values', () => {
  it('are alike where they say the same, however deep', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => assert.equal(alike(value, structuredClone(value)), true)))
  })

  it('are alike only where they say the same', () => {
    const value = fc.jsonValue({ maxDepth: 2 })
    fc.assert(fc.property(value, value, (one, other) => assert.equal(alike(one, other), isDeepStrictEqual(one, other))))
  })

  it.each([
    [{ at: undefined }, {}],
    [{ at: undefined }, { city: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [0, ''],
  ])('are not where one says %j and the other %j', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false])
  })
})
