import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consecutivePairs } from '../../../src/domain/value'

it('the first items of all pairs are the list without its last item, the second ones the list without its first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      const pairs = consecutivePairs(items)
      expect(pairs.map(([first]) => first)).toEqual(items.slice(0, -1))
      expect(pairs.map(([, second]) => second)).toEqual(items.slice(1))
    }),
  )
})
