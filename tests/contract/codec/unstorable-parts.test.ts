import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unstorableParts } from '../../../contract/codec'

const nested = (levels: number): unknown => {
  let value: unknown = 'end'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

describe('unstorableParts', () => {
  it.each([
    ['a NUL in a text', { a: [1, 'x\0'] }, 'a.1', 'Has a character that cannot be kept'],
    ['half a surrogate pair', '\udc00', '', 'Has a character that cannot be kept'],
    ['a NUL in a field name', { a: { 'b\0': 1 } }, 'a', 'Has a character that cannot be kept'],
    ['a text longer than any path', { a: 'x'.repeat(1_000_001) }, 'a', 'Longer than 1000000 characters'],
    ['an infinite number', { a: 1 / 0 }, 'a', 'Not a number that can be kept'],
  ])('an unstorable part is found: %s', (_, value, field, reason) => {
    expect(unstorableParts(value)).toEqual([{ field, reason }])
  })

  it('a value deeper than 64 levels is unstorable', () => {
    expect(unstorableParts(nested(64))).toEqual([])
    expect(unstorableParts(nested(65))).toMatchObject([{ reason: 'Nested more than 64 levels deep' }])
    expect(unstorableParts(nested(10_000))).toHaveLength(1)
  })

  it('JSON values are storable', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unstorableParts(value)).toEqual([])
      }),
    )
  })
})
