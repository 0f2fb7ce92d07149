import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionsAtEnd, positionsBetween } from '../../../../server/storage/sql/new-stop-positions'

const isRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Infinity))

describe('positionsBetween', () => {
  it('the positions have the requested number and rise between the two limits', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.double({ noNaN: true, min: 1e-3, max: 1e6 }),
        fc.nat(50),
        (from, gap, count) => {
          const positions = positionsBetween(from, from + gap, count) ?? []
          expect(positions).toHaveLength(count)
          expect(isRising([from, ...positions, from + gap])).toBe(true)
        },
      ),
    )
  })

  it('the positions before the first stop are smaller than all others', () => {
    expect(positionsBetween(undefined, 5, 3)).toEqual([2, 3, 4])
  })

  it('there are no positions if the limits are too close', () => {
    expect(positionsBetween(1, 1 + Number.EPSILON, 1)).toBeUndefined()
    expect(positionsBetween(1, 1 + 8 * Number.EPSILON, 9)).toBeUndefined()
  })

  it.each([
    [2, 1],
    [NaN, 1],
    [1, NaN],
  ])('there are no positions between %d and %d', (after, before) => {
    expect(positionsBetween(after, before, 1)).toBeUndefined()
  })
})

describe('positionsAtEnd', () => {
  it('the positions are after those of every earlier version', () => {
    const all = [2, 3, 4].flatMap((version) => positionsAtEnd(version, version * 5_000))
    expect(all).toHaveLength(45_000)
    expect(isRising(all)).toBe(true)
  })
})
