import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../optimiser/random'
import { factsOf } from '../../optimiser/instance'
import { leastAlone } from '../../optimiser/insertion/least-cost-alone'
import { offerRichly } from '../../optimiser/insertion/general-position'
import { searchOf } from '../../optimiser/search'
import { aRichProblem } from './a-solver-input'

describe('the least cost of sending a vehicle for one stop alone', () => {
  it('is no more than the cheapest idle vehicle costs, and exactly that where it never waits', () => {
    let exact = 0
    fc.assert(
      fc.property(aRichProblem(6), (problem) => {
        const search = searchOf(factsOf(problem), chanceOf(1), () => false)
        const { facts, tours } = search
        problem.stops.forEach((_, stop) => {
          const offer = { vehicle: -1, before: 0, cost: Infinity }
          problem.vehicles.forEach((__, vehicle) => offerRichly({ facts, tours }, stop, vehicle, offer))
          const least = leastAlone(search, stop)
          expect(least).toBeLessThanOrEqual(offer.cost + 1e-6)
          if (Math.abs(least - offer.cost) < 1e-6) exact += 1
        })
      }),
      { numRuns: 200 },
    )
    expect(exact).toBeGreaterThan(100)
  })
})
