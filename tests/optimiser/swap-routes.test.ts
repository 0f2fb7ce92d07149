import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { removeStrings, swapRoutes } from '../../optimiser/removal'
import { createSearch } from '../../optimiser/search'
import { vehicleSet } from '../../optimiser/routes'
import { aGeneralInput } from './a-solver-input'
import { checkSearch, routesOf } from './check-search'
import { aTown } from './a-town'
import { solveForTest, steps } from './solve-for-test'

describe('swapRoutes', () => {
  it('after a swap, vehicles visit only allowed stops within their capacity, and no stop is lost', () => {
    let swaps = 0
    fc.assert(
      fc.property(aGeneralInput(9), fc.nat(), (problem, seed) => {
        const search = createSearch(buildInstance(problem), createRandom(seed), () => false)
        buildInitialPlan(search, undefined)
        vehicleSet.clear(search.changedVehicles)
        for (let round = 0; round < 40; round += 1) {
          if (round % 10 === 0) removeStrings(search)
          const before = JSON.stringify(routesOf(search))
          swapRoutes(search)
          if (JSON.stringify(routesOf(search)) !== before) swaps += 1
          checkSearch(problem, search)
        }
      }),
      { numRuns: 100 },
    )
    expect(swaps).toBeGreaterThan(100)
  })

  it('a swap moves a whole route to a larger van, which moving single stops would never use', () => {
    const town = aTown(41, 2)
    const [small, large] = town.vehicles
    if (small === undefined || large === undefined) throw new Error('There are two.')
    const expensive = { ...small, fixedCost: 100_000, earliest: 0, latest: 86_400 }
    const plan = solveForTest(
      {
        ...town,
        stops: town.stops.map((stop) => ({ ...stop, demand: [1], windows: [], unplannedCost: 50_000 })),
        vehicles: [
          { ...expensive, capacity: [40] },
          { ...expensive, capacity: [41] },
        ],
        currentRoutes: [town.stops.slice(1).map((_, stop) => stop), []],
      },
      { budget: steps(2000) },
    )
    expect(plan.unplanned).toEqual([])
    expect(plan.routes.map(({ vehicle }) => vehicle)).toEqual([1])
  })
})
