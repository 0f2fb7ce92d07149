import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { insertWaiting, retryUnplanned, sendIdleVehicle, giveRoutesToCheaperVehicles } from '../../optimiser/insertion'
import { removeRoute, removeStrings } from '../../optimiser/removal'
import { createSearch, drawStepKind, recordStep, stepKinds } from '../../optimiser/search'
import { createStepKindRates } from '../../optimiser/search/step-kinds'
import { vehicleSet } from '../../optimiser/routes'
import { aGeneralInput, aSelectionInput, aSimpleInput, aSizesInput } from './a-solver-input'
import { checkSearch, routesOf } from './check-search'
import { solveForTest, steps } from './solve-for-test'

const anyInput = fc.oneof(aGeneralInput(9), aSelectionInput(9), aSimpleInput(9), aSizesInput(9))

describe('sendIdleVehicle and removeRoute', () => {
  it('steps with whole vehicles lose no stop and keep capacity, allowed vehicles and costs right', () => {
    const seen = { sent: 0, removed: 0, resized: 0 }
    fc.assert(
      fc.property(anyInput, fc.nat(), (problem, seed) => {
        const search = createSearch(buildInstance(problem), createRandom(seed), () => false)
        buildInitialPlan(search, undefined)
        for (let round = 0; round < 20; round += 1) {
          vehicleSet.clear(search.changedVehicles)
          retryUnplanned(search)
          if (round % 2 === 0) {
            const before = routesOf(search).filter((route) => route.length > 0).length
            removeRoute(search)
            seen.removed += before - routesOf(search).filter((route) => route.length > 0).length
            checkSearch(problem, search)
          }
          removeStrings(search)
          const idle = routesOf(search).filter((route) => route.length === 0).length
          sendIdleVehicle(search)
          seen.sent += idle - routesOf(search).filter((route) => route.length === 0).length
          checkSearch(problem, search)
          insertWaiting(search)
          checkSearch(problem, search)
          const costBefore = sumOf(search.routes.cost)
          giveRoutesToCheaperVehicles(search)
          checkSearch(problem, search)
          expect(sumOf(search.routes.cost)).toBeLessThanOrEqual(costBefore + 1e-6)
          if (sumOf(search.routes.cost) < costBefore - 1e-6) seen.resized += 1
        }
      }),
      { numRuns: 60 },
    )
    expect(seen.sent).toBeGreaterThan(100)
    expect(seen.removed).toBeGreaterThan(100)
    expect(seen.resized).toBeGreaterThan(5)
  })

  it('a vehicle is sent for six stops together where none of them pays for it alone', () => {
    // A depot, and six stops that lie close together far away from it.
    const metres = Int32Array.from({ length: 49 }, (_, index) => {
      const [from, to] = [Math.floor(index / 7), index % 7]
      return from === to ? 0 : from === 0 || to === 0 ? 1000 : 10
    })
    const plan = solveForTest(
      {
        matrixSize: 7,
        seconds: metres,
        metres,
        stops: Array.from({ length: 6 }, (_, index) => ({
          matrixRow: index + 1,
          demand: [1],
          kind: 'delivery',
          service: 0,
          windows: [{ from: 0, to: 80_000 }],
          unplannedCost: 700,
          allowed: undefined,
          fixedPosition: undefined,
        })),
        vehicles: [{ start: 0, end: 0, earliest: 0, latest: 86_400, capacity: [10], breaks: [], fixedCost: 500 }],
        weights: { perSecond: 0, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
      },
      { budget: steps(500) },
    )
    expect(plan.unplanned).toEqual([])
    expect(plan.cost).toBe(500 + 2000 + 50)
  })
})

const sumOf = (costs: Float64Array): number => costs.reduce((sum, cost) => sum + cost, 0)

describe('drawStepKind', () => {
  const draws = (gainOfSending: number, gainOfStrings: number): number => {
    const rates = createStepKindRates()
    const instance = {
      ...buildInstance(fc.sample(aSelectionInput(3), { seed: 1, numRuns: 1 })[0] as never),
      hasFixedCosts: true,
    }
    const random = createRandom(1)
    for (let step = 0; step < 20_000; step += 1) {
      const kind = drawStepKind(rates, instance, 0, random)
      recordStep(rates, kind, kind === stepKinds.sendVehicle ? gainOfSending : gainOfStrings)
    }
    const drawn = Array.from({ length: 2000 }, () => drawStepKind(rates, instance, 0, random))
    return drawn.filter((kind) => kind === stepKinds.sendVehicle).length / drawn.length
  }

  it('steps that send a vehicle are drawn seldom where they gain nothing, and often where they gain much', () => {
    expect(draws(0, 5)).toBeLessThan(0.03)
    expect(draws(50, 5)).toBeGreaterThan(0.1)
  })
})
