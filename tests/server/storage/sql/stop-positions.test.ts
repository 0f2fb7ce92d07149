import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionsAtEnd, positionsBetween } from '../../../../server/storage/sql/stop-positions'

const isRising = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? Infinity))

describe('places between two', () => {
  it('are as many as asked for, and rise from one to the other', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.double({ noNaN: true, min: 1e-3, max: 1e6 }),
        fc.nat(50),
        (from, gap, count) => {
          const places = positionsBetween(from, from + gap, count) ?? []
          expect(places).toHaveLength(count)
          expect(isRising([from, ...places, from + gap])).toBe(true)
        },
      ),
    )
  })

  it('lie before all others where nobody comes first', () => {
    expect(positionsBetween(undefined, 5, 3)).toEqual([2, 3, 4])
  })

  it('are none where numbers lie too close for them', () => {
    expect(positionsBetween(1, 1 + Number.EPSILON, 1)).toBeUndefined()
    expect(positionsBetween(1, 1 + 8 * Number.EPSILON, 9)).toBeUndefined()
  })

  it.each([
    [2, 1],
    [NaN, 1],
    [1, NaN],
  ])('are none between %d and %d', (after, before) => {
    expect(positionsBetween(after, before, 1)).toBeUndefined()
  })
})

describe('places at the end', () => {
  it('lie past those of every earlier version', () => {
    const all = [2, 3, 4].flatMap((version) => positionsAtEnd(version, version * 5_000))
    expect(all).toHaveLength(45_000)
    expect(isRising(all)).toBe(true)
  })
})
