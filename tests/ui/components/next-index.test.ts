import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextMenuIndex, nextRowIndex } from '../../../src/ui/components/next-index'

describe('nextMenuIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ] as const)('the key %s moves from item %i of three to item %s', (key, index, next) => {
    expect(nextMenuIndex(key, index, 3)).toBe(next)
  })

  it('a key in an empty menu gives no index', () => {
    expect(nextMenuIndex('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('nextRowIndex (§2)', () => {
  it('Up on the first row and Down on the last give no index', () => {
    expect([nextRowIndex('ArrowUp', 0, 3), nextRowIndex('ArrowDown', 2, 3)]).toEqual([undefined, undefined])
  })

  it('Down outside the rows gives the first row, and no index in an empty list', () => {
    expect([nextRowIndex('ArrowDown', -1, 3), nextRowIndex('ArrowDown', -1, 0)]).toEqual([0, undefined])
  })

  it('Up is the inverse of Down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(), (count, randomNumber) => {
        const index = randomNumber % (count - 1)
        const next = nextRowIndex('ArrowDown', index, count)
        expect(next).toBe(index + 1)
        expect(nextRowIndex('ArrowUp', index + 1, count)).toBe(index)
      }),
    )
  })

  it('Left and Right give no index', () => {
    expect([nextRowIndex('ArrowLeft', 1, 3), nextRowIndex('ArrowRight', 1, 3)]).toEqual([undefined, undefined])
  })
})
