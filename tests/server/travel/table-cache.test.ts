import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { distinctPlaces, estimatedTravel, type Travel } from '../../../server/travel'
import { findLegInTable, rowLookup } from '../../../src/domain/problem'
import { tableCache, withTableCache } from '../../../server/travel/table-cache'
import { aPoint } from '../../kit/arbitraries/address'
import { testRuns } from '../../laws/test-runs'
import { figuresOfLeg } from './figures-of-leg'

const somePlaces = () => fc.uniqueArray(aPoint(), { minLength: 1, maxLength: 8, selector: JSON.stringify })

const countingTravel = () => {
  let requestCount = 0
  const travel: Travel = {
    ...estimatedTravel,
    table: (places) => {
      requestCount += 1
      return estimatedTravel.table(places)
    },
  }
  return { travel, requestCount: () => requestCount }
}

describe('the table cache', () => {
  it('a cached table equals a calculated one, whatever was requested before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(somePlaces(), { minLength: 1, maxLength: 4 }), async (asks) => {
        const pool = asks.flat()
        const travel = withTableCache(estimatedTravel, 100)
        for (const [index, requested] of asks.entries()) {
          const places = distinctPlaces([...requested, ...pool.slice(0, index * 2)])
          const table = await travel.table(places)
          const { seconds, metres } = await estimatedTravel.table(places)
          expect([table.places, [...table.seconds], [...table.metres]]).toEqual([places, [...seconds], [...metres]])
        }
      }),
      testRuns,
    )
  })

  it('a table of the same places, or some of them in another order, is not calculated again', async () => {
    const { travel, requestCount } = countingTravel()
    const remembering = withTableCache(travel)
    const places = fc.sample(somePlaces(), { numRuns: 1, seed: 4 }).flat()
    const first = await remembering.table(places)
    expect(await remembering.table(places.map((place) => ({ ...place })))).toBe(first)
    await remembering.table(places.slice(1).toReversed())
    expect(requestCount()).toBe(1)
  })

  it('old tables make way for later ones, and a table that is too large is not cached', async () => {
    const places = Array.from({ length: 40 }, (_, index) => ({ lat: 52, lng: 4 + index / 100 }))
    const { travel, requestCount } = countingTravel()
    const small = withTableCache(travel, 250)
    await small.table(places.slice(0, 10))
    await small.table(places.slice(10, 20))
    await small.table(places.slice(20, 30))
    await small.table(places.slice(20, 30))
    await small.table(places.slice(10, 20))
    expect(requestCount()).toBe(3)
    await small.table(places.slice(0, 10))
    expect(requestCount()).toBe(4)
    await small.table(places)
    await small.table(places)
    expect(requestCount()).toBe(6)
  })

  it('a lookup allocates no further table', async () => {
    const allocate = vi.spyOn(globalThis, 'SharedArrayBuffer')
    const places = Array.from({ length: 30 }, (_, index) => ({ lat: 52, lng: 4 + index / 100 }))
    await withTableCache(estimatedTravel).table(places)
    const bytes = allocate.mock.calls.reduce((sum, [length]) => sum + length, 0)
    allocate.mockRestore()
    expect(bytes).toBe(2 * 4 * places.length ** 2)
  })

  it('a lookup tells which places are new', async () => {
    const memory = tableCache('osrm')
    const [a, b, c] = [
      { lat: 52, lng: 4 },
      { lat: 52, lng: 5 },
      { lat: 53, lng: 5 },
    ]
    expect(memory.get([a, b]).missing).toEqual([0, 1])
    memory.put(await estimatedTravel.table([a, b]))
    expect(memory.get([c, a]).missing).toEqual([0])
    expect(memory.leg(a, b)).toEqual(figuresOfLeg(estimatedTravel.leg(a, b)))
    expect(memory.leg(a, c)).toBeUndefined()
  })
})

describe('a road table', () => {
  it('a table has roads between places by their coordinates, and no others', async () => {
    const [a, b] = [
      { lat: 52, lng: 4 },
      { lat: 52, lng: 5 },
    ]
    const table = await estimatedTravel.table([a, b])
    const roads = findLegInTable({ ...table, metres: table.metres.with(1, -1) })
    expect(roads({ ...b }, { ...a })).toEqual(figuresOfLeg(estimatedTravel.leg(b, a)))
    expect(roads(a, b)).toBeUndefined()
    expect(roads(a, { lat: 1, lng: 1 })).toBeUndefined()
    expect([a, b, { lat: 1, lng: 1 }].map(rowLookup(table.places))).toEqual([0, 1, undefined])
  })

  it('each place is listed once', () => {
    const [a, b] = [
      { lat: 52, lng: 4 },
      { lat: 52, lng: 5 },
    ]
    expect(distinctPlaces([a, b, { ...a }, b])).toEqual([a, b])
  })

  it('a table is calculated in slices, so that other work gets its turn', async () => {
    const places = Array.from({ length: 1_500 }, (_, index) => ({ lat: 51 + index / 1_000, lng: 5 }))
    let turns = 0
    const others = setInterval(() => (turns += 1), 5)
    await estimatedTravel.table(places)
    clearInterval(others)
    expect(turns).toBeGreaterThan(2)
  })
})
