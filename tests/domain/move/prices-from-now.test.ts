import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesFromNow, type PositionPrice, type Price } from '../../../src/domain/move'
import { compareFigures, zeroFigures } from '../../../src/domain/schedule'
import { testRuns } from '../../laws/test-runs'

const now = '2026-11-23T09:24:00.000Z'

const aPositionPrice: fc.Arbitrary<PositionPrice> = fc
  .record({
    minutes: fc.integer({ min: 0, max: 719 }),
    date: fc.constantFrom('2026-11-23', '2026-11-22', undefined),
    seconds: fc.integer({ min: -5, max: 5 }),
    lateStops: fc.integer({ min: 0, max: 1 }),
    lock: fc.constantFrom(undefined, { by: 'piet', at: '' }),
  })
  .map(({ minutes, date, seconds, lateStops, lock }) => ({
    after: undefined,
    stopNumber: 10,
    arrival: date && new Date(Date.parse(`${date}T06:00:00Z`) + minutes * 60_000).toISOString(),
    figures: { ...zeroFigures, seconds, lateStops },
    lock,
  }))

const aPrice: fc.Arbitrary<Price> = fc
  .tuple(fc.nat(9), fc.array(aPositionPrice, { minLength: 1, maxLength: 6 }))
  .map(([index, positionPrices]) => ({
    to: { kind: 'route', index },
    day: '2026-11-23',
    bestPosition: positionPrices[0],
    figures: positionPrices[0]?.figures ?? zeroFigures,
    lock: undefined,
    positionPrices,
  }))

const isPast = ({ arrival }: PositionPrice): boolean =>
  arrival !== undefined && arrival.startsWith('2026-11-23') && arrival < now

describe('pricesFromNow', () => {
  it('the position of a route is the cheapest of those that are not over, and the best route is first', () => {
    fc.assert(
      fc.property(fc.array(aPrice, { maxLength: 5 }), (prices) => {
        const later = pricesFromNow(prices, now)
        for (const { bestPosition, figures, lock, positionPrices = [] } of later) {
          expect(isPast(bestPosition)).toBe(false)
          expect(figures).toBe(bestPosition.figures)
          expect(lock).toBe(bestPosition.lock)
          const open = positionPrices.filter((gap) => !isPast(gap))
          const free = open.filter((gap) => gap.lock === undefined)
          const allowed = free.length > 0 ? free : open
          expect(allowed).toContain(bestPosition)
          expect(allowed.every((gap) => compareFigures(bestPosition.figures, gap.figures) <= 0)).toBe(true)
        }
        const sorted = later.toSorted((one, other) => compareFigures(one.figures, other.figures))
        expect(later).toEqual(sorted)
        expect(later).toHaveLength(
          prices.filter(({ positionPrices = [] }) => positionPrices.some((gap) => !isPast(gap))).length,
        )
      }),
      testRuns,
    )
  })

  it('of two positions that cost the same, the first counts', () => {
    const priceAfter = (after: string): PositionPrice => ({
      after,
      stopNumber: 20,
      arrival: undefined,
      figures: zeroFigures,
      lock: undefined,
    })
    const positionPrices = [priceAfter('a'), priceAfter('b')]
    const price = { to: { kind: 'route', index: 0 }, day: undefined, figures: zeroFigures, lock: undefined } as const
    expect(pricesFromNow([{ ...price, bestPosition: positionPrices[1], positionPrices }], now)[0]?.bestPosition).toBe(
      positionPrices[0],
    )
  })

  it('being unplanned is no position, and a route priced at one position has that one', () => {
    const bestPosition = { after: 'a', stopNumber: 20, arrival: undefined, figures: zeroFigures, lock: undefined }
    const price: Price = {
      to: { kind: 'route', index: 0 },
      day: undefined,
      bestPosition,
      figures: zeroFigures,
      lock: undefined,
      positionPrices: undefined,
    }
    expect(pricesFromNow([price, { ...price, to: { kind: 'unplanned' }, bestPosition: undefined }], now)).toEqual([
      price,
    ])
  })
})
