import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepInMenu, stepInRows } from '../../../src/ui/components/next-index'

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
  ] as const)('%s at %i of three leads to %s', (key, at, next) => {
    expect(stepInMenu(key, at, 3)).toBe(next)
  })

  it('leads nowhere where there is nothing', () => {
    expect(stepInMenu('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('a key in a list of rows (§2)', () => {
  it('stops at either end', () => {
    expect([stepInRows('ArrowUp', 0, 3), stepInRows('ArrowDown', 2, 3)]).toEqual([undefined, undefined])
  })

  it('leads to the first row from before it, and to no row of an empty list', () => {
    expect([stepInRows('ArrowDown', -1, 3), stepInRows('ArrowDown', -1, 0)]).toEqual([0, undefined])
  })

  it('leads back by the other key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(), (count, any) => {
        const at = any % (count - 1)
        const next = stepInRows('ArrowDown', at, count)
        expect(next).toBe(at + 1)
        expect(stepInRows('ArrowUp', at + 1, count)).toBe(at)
      }),
    )
  })

  it('leaves Left and Right to the pages', () => {
    expect([stepInRows('ArrowLeft', 1, 3), stepInRows('ArrowRight', 1, 3)]).toEqual([undefined, undefined])
  })
})
