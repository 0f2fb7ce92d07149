import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { removeStrings, swapRoutes } from '../../optimiser/removal'
import { createSearch, type Search } from '../../optimiser/search'
import { costOfStops, NO_VEHICLE, vehicleSet } from '../../optimiser/routes'
import { aGeneralInput } from './a-solver-input'
import { aTown } from './a-town'
import { solveForTest, steps } from './solve-for-test'

const routeOf = ({ routes: { order, maxRouteNodes, visitCount } }: Search, vehicle: number): ReadonlyArray<number> =>
  Array.from(order.subarray(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + (visitCount[vehicle] ?? 0)))

const routesOf = (search: Search): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: search.instance.vehicleCount }, (_, vehicle) => routeOf(search, vehicle))

/** The highest load on any leg, in one dimension. */
const maxLoad = ({ stops }: SolverInput, route: ReadonlyArray<number>, dimension: number): number => {
  const amount = (stop: number, kind: string): number =>
    stops[stop]?.kind === kind ? (stops[stop].demand[dimension] ?? 0) : 0
  const atStart = route.reduce((sum, stop) => sum + amount(stop, 'delivery'), 0)
  const legs = route.map((_, index) =>
    route.slice(0, index + 1).reduce((sum, stop) => sum + amount(stop, 'pickup') - amount(stop, 'delivery'), atStart),
  )
  return Math.max(atStart, ...legs)
}

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
          const { instance, routes, waiting } = search
          const waitingStops = Array.from(waiting.stops.subarray(0, waiting.count))
          const unplannedStops = Array.from(routes.unplanned.stops.subarray(0, routes.unplanned.count))
          const all = [...routesOf(search).flat(), ...waitingStops, ...unplannedStops].toSorted(
            (first, second) => first - second,
          )
          expect(all).toEqual(problem.stops.map((_, stop) => stop))
          for (const stop of waitingStops) expect(routes.vehicleOf[stop]).toBe(NO_VEHICLE)
          routesOf(search).forEach((route, vehicle) => {
            for (const stop of route) expect(instance.mayVisit[vehicle * instance.stopCount + stop]).toBe(1)
            problem.vehicles[vehicle]?.capacity.forEach((limit, dimension) =>
              expect(maxLoad(problem, route, dimension)).toBeLessThanOrEqual(limit),
            )
            const cost = route.length === 0 ? 0 : costOfStops(instance, vehicle, Int32Array.from(route))
            expect(routes.cost[vehicle]).toBeCloseTo(cost, 6)
          })
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
