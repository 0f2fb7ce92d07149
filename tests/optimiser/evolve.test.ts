import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import { backToBest } from '../../optimiser/anneal'
import { canEvolve, evolve } from '../../optimiser/evolve'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { trackBudget } from '../../optimiser/budget'
import { createSearch } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { aMixedFleetInput, aSimpleInput } from './a-solver-input'
import { aSimpleTown, aTown } from './a-town'
import { solveForTest, steps } from './solve-for-test'
import { optimalCost } from './brute-force'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'
import { withShortestRoads } from './shortest-roads'

/** A town in which only metres cost anything. */
const aTimedTown = (stops: number, vehicles: number, seed = 7): SolverInput => {
  const town = aTown(stops, vehicles, seed)
  return { ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } }
}

/**
 * Vans of two sizes on half a day or a whole one. Every third stop is a pickup, the second stop comes first on the
 * last van, and some stops cost little to leave out.
 */
const aMixedFleetTown = (stops: number, seed: number): SolverInput => {
  const town = aTown(stops, 6, seed)
  return {
    ...town,
    stops: town.stops.map((stop, index) => ({
      ...stop,
      kind: index % 3 === 0 ? 'pickup' : 'delivery',
      demand: [...stop.demand, index % 2],
      unplannedCost: index % 5 === 0 ? 900 : stop.unplannedCost,
      fixedPosition: index === 1 ? { vehicle: 5, position: 1 } : undefined,
    })),
    vehicles: town.vehicles.map((vehicle, index) => ({
      ...vehicle,
      latest: vehicle.latest - (index % 2) * 4 * 3600,
      capacity: index % 3 === 0 ? [12, 30] : [30, 8],
    })),
    weights: { ...town.weights, balance: 0.25 },
  }
}

/** The cost after the genetic search, even for fewer stops than `canEvolve` requires. */
const costAfterEvolve = (problem: SolverInput, iterations: number): number => {
  const budgetTracker = trackBudget({ budget: { iterations }, clock: () => 0, signal: { aborted: false } })
  const search = createSearch(buildInstance(problem), createRandom(1), budgetTracker.isStopped)
  buildInitialPlan(search, undefined)
  evolve(search, budgetTracker, () => {})
  backToBest(search)
  return search.best.total
}

const reportedCosts = (problem: SolverInput, aborted: () => boolean): ReadonlyArray<number> => {
  const reported: number[] = []
  let time = 0
  const signal = {
    get aborted(): boolean {
      return aborted()
    },
  }
  const plan = solveForTest(problem, {
    budget: { ms: 20_000 },
    clock: () => (time += 20),
    signal,
    onProgress: ({ best }) => reported.push(best.cost),
  })
  return [...reported, plan.cost]
}

describe('evolve', () => {
  it('the genetic search finds the optimal plan of a small problem', () => {
    fc.assert(
      fc.property(aSimpleInput(7).map(withShortestRoads), (problem) => {
        expect(costAfterEvolve(problem, 600)).toBeCloseTo(optimalCost(problem), 6)
      }),
      { seed: 20261122, endOnFailure: true, numRuns: 25 },
    )
  })

  it('the genetic search finds the optimal plan of a small problem with vehicles of several kinds and several loads and prices', () => {
    fc.assert(
      fc.property(aMixedFleetInput(6).map(withShortestRoads), (problem) => {
        expect(costAfterEvolve(problem, 600)).toBeCloseTo(optimalCost(problem), 6)
      }),
      { seed: 20261122, endOnFailure: true, numRuns: 25 },
    )
  })

  it('a plan of a project with vehicles of several kinds, pickups, fixed positions and stops left out passes the verifier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 50 }), fc.nat(), (stops, seed) => {
        const problem = aMixedFleetTown(stops, seed)
        expect(canEvolve(buildInstance(problem))).toBe(true)
        const plan = solveForTest(problem, { seed, budget: steps(2000) })
        expect(E.isRight(verifyPlan(toRouteProblem(problem), toTravel(problem), toProposedPlan(plan)))).toBe(true)
      }),
      { numRuns: 6 },
    )
  })

  it.each([
    ['with windows', aTimedTown],
    ['without windows', aSimpleTown],
  ])('a plan of a town %s passes the verifier of the domain', (_, townOf) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 50 }),
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        (stops, vehicles, seed) => {
          const problem = townOf(stops, vehicles, seed)
          expect(canEvolve(buildInstance(problem))).toBe(true)
          const plan = solveForTest(problem, { seed, budget: steps(1500) })
          expect(E.isRight(verifyPlan(toRouteProblem(problem), toTravel(problem), toProposedPlan(plan)))).toBe(true)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('the same seed and number of steps give the same plan', () => {
    const problem = aTimedTown(60, 9)
    let time = 0
    const budget = steps(8_000)
    const clock = (): number => (time += 37)
    const plan = solveForTest(problem, { seed: 5, budget })
    expect(solveForTest(problem, { seed: 5, budget, clock })).toEqual(plan)
    expect(solveForTest(problem, { seed: 6, budget })).not.toEqual(plan)
  })

  it('the reported cost never rises', () => {
    const reported = reportedCosts(aTimedTown(80, 12), () => false)
    expect(reported.length).toBeGreaterThan(30)
    expect(reported).toEqual(reported.toSorted((first, second) => second - first))
  })

  it('a search cancelled at any moment returns a plan no more expensive than the last reported one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (maxChecks) => {
        let checks = 0
        const reported = reportedCosts(aTimedTown(40, 9), () => (checks += 1) > maxChecks)
        expect(reported).toEqual(reported.toSorted((first, second) => second - first))
      }),
      { numRuns: 20 },
    )
  })
})
