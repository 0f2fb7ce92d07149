import { expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import { aTown } from './a-town'
import { solveForTest, steps } from './solve-for-test'

/** Leaving a stop out costs up to three kilometres, so that a vehicle pays only for many stops together. */
const aTownOfOptionalStops = (seed: number): SolverInput => {
  const random = createRandom(seed)
  const town = aTown(400, 30, seed)
  return {
    ...town,
    stops: town.stops.map((stop) => ({
      ...stop,
      windows: stop.windows.map(({ from }) => ({ from: from - 3600, to: from + 4 * 3600 })),
      unplannedCost: random.integer(3000),
    })),
    vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, fixedCost: 0 })),
    weights: { ...town.weights, perSecond: 0, perMetre: 1 },
  }
}

it('plans of stops that pay only on full routes are 2 % cheaper than from a first plan of too few routes', () => {
  const costs = [2, 3, 4].map((seed) => solveForTest(aTownOfOptionalStops(seed), { budget: steps(3000), seed }).cost)
  // From a first plan of too few routes, these plans cost 540,000, 574,000 and 552,000.
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThan(1_630_000)
})
