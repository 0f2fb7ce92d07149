import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { leastCostAlone } from '../../optimiser/insertion/insertion'
import { tryGeneralPositions } from '../../optimiser/insertion/general-positions'
import { createSearch } from '../../optimiser/search'
import { aGeneralInput } from './a-solver-input'

describe('leastCostAlone', () => {
  it('the least cost is at most that of the cheapest idle vehicle, and often equal to it', () => {
    let exact = 0
    fc.assert(
      fc.property(aGeneralInput(6), (problem) => {
        const search = createSearch(buildInstance(problem), createRandom(1), () => false)
        const { instance, routes } = search
        problem.stops.forEach((_, stop) => {
          const cheapest = { vehicle: -1, precedingCount: 0, cost: Infinity, replacement: -1 }
          problem.vehicles.forEach((__, vehicle) => tryGeneralPositions({ instance, routes }, stop, vehicle, cheapest))
          const least = leastCostAlone(search, stop)
          expect(least).toBeLessThanOrEqual(cheapest.cost + 1e-6)
          if (Math.abs(least - cheapest.cost) < 1e-6) exact += 1
        })
      }),
      { numRuns: 200 },
    )
    expect(exact).toBeGreaterThan(100)
  })
})
