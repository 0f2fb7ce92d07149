import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitEvery } from '../../../src/domain/value'

it('the parts of a list are the list, and all but the last have the size', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (list, size) => {
      const parts = splitEvery(list, size)
      expect(parts.flat()).toEqual(list)
      expect(parts.slice(0, -1).every(({ length }) => length === size)).toBe(true)
      expect(parts.every(({ length }) => length > 0 && length <= size)).toBe(true)
    }),
  )
})
