import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextMenuIndex, nextRowIndex } from '../../../src/ui/components/next-index'

describe('a key in a menu', () => {
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
  ] as const)('%s at %i of three leads to %s', (key, index, next) => {
    expect(nextMenuIndex(key, index, 3)).toBe(next)
  })

  it('leads nowhere where there is nothing', () => {
    expect(nextMenuIndex('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('a key in a list of rows (§2)', () => {
  it('stops at either end', () => {
    expect([nextRowIndex('ArrowUp', 0, 3), nextRowIndex('ArrowDown', 2, 3)]).toEqual([undefined, undefined])
  })

  it('leads to the first row from before it, and to no row of an empty list', () => {
    expect([nextRowIndex('ArrowDown', -1, 3), nextRowIndex('ArrowDown', -1, 0)]).toEqual([0, undefined])
  })

  it('leads back by the other key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(), (count, any) => {
        const index = any % (count - 1)
        const next = nextRowIndex('ArrowDown', index, count)
        expect(next).toBe(index + 1)
        expect(nextRowIndex('ArrowUp', index + 1, count)).toBe(index)
      }),
    )
  })

  it('leaves Left and Right to the pages', () => {
    expect([nextRowIndex('ArrowLeft', 1, 3), nextRowIndex('ArrowRight', 1, 3)]).toEqual([undefined, undefined])
  })
})
