import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKeysAtEnd, sortKeysBetween } from '../../../../server/storage/sql/stop-sort-keys'

const isRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Infinity))

describe('sortKeysBetween', () => {
  it('the sort keys have the requested number and rise between the two limits', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.double({ noNaN: true, min: 1e-3, max: 1e6 }),
        fc.nat(50),
        (from, gap, count) => {
          const sortKeys = sortKeysBetween(from, from + gap, count) ?? []
          expect(sortKeys).toHaveLength(count)
          expect(isRising([from, ...sortKeys, from + gap])).toBe(true)
        },
      ),
    )
  })

  it('the sort keys before the first stop are smaller than all others', () => {
    expect(sortKeysBetween(undefined, 5, 3)).toEqual([2, 3, 4])
  })

  it('there are no sort keys if the limits are too close', () => {
    expect(sortKeysBetween(1, 1 + Number.EPSILON, 1)).toBeUndefined()
    expect(sortKeysBetween(1, 1 + 8 * Number.EPSILON, 9)).toBeUndefined()
  })

  it.each([
    [2, 1],
    [NaN, 1],
    [1, NaN],
  ])('there are no sort keys between %d and %d', (after, before) => {
    expect(sortKeysBetween(after, before, 1)).toBeUndefined()
  })
})

describe('sortKeysAtEnd', () => {
  it('the sort keys are after those of every earlier version', () => {
    const all = [2, 3, 4].flatMap((version) => sortKeysAtEnd(version, version * 5_000))
    expect(all).toHaveLength(45_000)
    expect(isRising(all)).toBe(true)
  })
})
