import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { proposeRoute } from '../../optimiser/insertion/propose-route'
import { buildInstance } from '../../optimiser/instance'
import { createRandom } from '../../optimiser/random'
import { costOfStops } from '../../optimiser/routes'
import { createSearch } from '../../optimiser/search'
import { testRuns } from '../laws/test-runs'
import { aTown } from './a-town'
import { solveForTest } from './solve-for-test'

/** A town of vehicles that carry six stops of a load each, in which leaving a stop out costs so much. */
const aTownWithPrices = (seed: number, prices: ReadonlyArray<number>): SolverInput => {
  const town = aTown(prices.length, 2, seed)
  return {
    ...town,
    stops: town.stops.map((stop, index) => ({ ...stop, demand: [1], unplannedCost: prices[index] ?? 0 })),
    vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, capacity: [6] })),
    weights: { ...town.weights, perSecond: 0, perMetre: 1 },
  }
}

const searchWithoutPlan = (input: SolverInput) => createSearch(buildInstance(input), createRandom(1), () => false)

describe('proposeRoute', () => {
  it('the route can be driven, gains what it says, and no stop alone gains more', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(), prices, (seed, unplannedCosts) => {
        const search = searchWithoutPlan(aTownWithPrices(seed, unplannedCosts))
        const { instance } = search
        const gainOf = (stops: ReadonlyArray<number>): number =>
          stops.reduce((sum, stop) => sum + (unplannedCosts[stop] ?? 0), 0) -
          costOfStops(instance, 0, Int32Array.from(stops))
        const { stops, gain } = proposeRoute(search, 0)
        expect(stops.length).toBeLessThanOrEqual(6)
        expect(gainOf(stops)).toBeCloseTo(gain, 6)
        for (const stop of unplannedCosts.keys()) expect(gain).toBeGreaterThanOrEqual(gainOf([stop]) - 1e-6)
      }),
      testRuns,
    )
  })

  it('a vehicle is sent for stops that are far from each other, and of which none pays for it alone', () => {
    const places = [0, 9_000, 9_900, 10_800, 11_700]
    const metres = Int32Array.from(places.flatMap((from) => places.map((to) => Math.abs(from - to))))
    const hours = [8, 10, 12, 14]
    const town = aTownWithPrices(1, [8_000, 8_000, 8_000, 8_000])
    const input: SolverInput = {
      ...town,
      metres,
      seconds: metres.map((length) => Math.round(length / 12)),
      stops: town.stops.map((stop, index) => {
        const from = (hours[index] ?? 0) * 3600
        return { ...stop, windows: [{ from, to: from + 1800 }] }
      }),
    }
    expect(proposeRoute(searchWithoutPlan(input), 0)).toEqual({ stops: [0, 1, 2, 3], gain: 32_000 - 23_400 - 3600 })
    expect(solveForTest(input, { budget: { iterations: 1 } }).unplanned).toEqual([])
  })
})
