import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesFromNow, type PlacePrice, type Price } from '../../../src/domain/move'
import { compareFigures, noFigures } from '../../../src/domain/schedule'
import { testRuns } from '../../laws/test-runs'

const now = '2026-11-23T09:24:00.000Z'

const aPlace: fc.Arbitrary<PlacePrice> = fc
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
    figures: { ...noFigures, seconds, lateStops },
    lock,
  }))

const aPrice: fc.Arbitrary<Price> = fc
  .tuple(fc.nat(9), fc.array(aPlace, { minLength: 1, maxLength: 6 }))
  .map(([index, placePrices]) => ({
    to: { kind: 'route', index },
    day: '2026-11-23',
    place: placePrices[0],
    figures: placePrices[0]?.figures ?? noFigures,
    lock: undefined,
    placePrices,
  }))

const isPast = ({ arrival }: PlacePrice): boolean =>
  arrival !== undefined && arrival.startsWith('2026-11-23') && arrival < now

describe('pricesFromNow', () => {
  it('the place of a route is the cheapest of those that are not over, and the best route is first', () => {
    fc.assert(
      fc.property(fc.array(aPrice, { maxLength: 5 }), (prices) => {
        const later = pricesFromNow(prices, now)
        for (const { place, figures, lock, placePrices = [] } of later) {
          expect(isPast(place)).toBe(false)
          expect(figures).toBe(place.figures)
          expect(lock).toBe(place.lock)
          const open = placePrices.filter((gap) => !isPast(gap))
          const free = open.filter((gap) => gap.lock === undefined)
          const allowed = free.length > 0 ? free : open
          expect(allowed).toContain(place)
          expect(allowed.every((gap) => compareFigures(place.figures, gap.figures) <= 0)).toBe(true)
        }
        const sorted = later.toSorted((one, other) => compareFigures(one.figures, other.figures))
        expect(later).toEqual(sorted)
        expect(later).toHaveLength(
          prices.filter(({ placePrices = [] }) => placePrices.some((gap) => !isPast(gap))).length,
        )
      }),
      testRuns,
    )
  })

  it('of two places that cost the same, the first counts', () => {
    const placeAfter = (after: string): PlacePrice => ({
      after,
      stopNumber: 20,
      arrival: undefined,
      figures: noFigures,
      lock: undefined,
    })
    const placePrices = [placeAfter('a'), placeAfter('b')]
    const price = { to: { kind: 'route', index: 0 }, day: undefined, figures: noFigures, lock: undefined } as const
    expect(pricesFromNow([{ ...price, place: placePrices[1], placePrices }], now)[0]?.place).toBe(placePrices[0])
  })

  it('being unplanned is no place, and a route priced at one place has that one', () => {
    const place = { after: 'a', stopNumber: 20, arrival: undefined, figures: noFigures, lock: undefined }
    const price: Price = {
      to: { kind: 'route', index: 0 },
      day: undefined,
      place,
      figures: noFigures,
      lock: undefined,
      placePrices: undefined,
    }
    expect(pricesFromNow([price, { ...price, to: { kind: 'unplanned' }, place: undefined }], now)).toEqual([price])
  })
})
