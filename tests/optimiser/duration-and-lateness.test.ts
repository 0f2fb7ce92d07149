import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { buildInstance } from '../../optimiser/instance'
import {
  costOfStops,
  dayCost,
  durationAndLatenessOf,
  durationAndLatenessWithStop,
  createRoutes,
  insertAt,
  recomputeRoute,
} from '../../optimiser/routes'
import { aGeneralInput } from './a-solver-input'

/** Lateness has a price, and there are no second windows and no breaks. */
const withLateness = (problem: SolverInput, latenessWeight: number): SolverInput => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, windows: stop.windows.slice(0, 1), pin: undefined })),
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [], fixedCost: 0 })),
  weights: { ...problem.weights, latenessWeight, perMetre: 0, compactness: 0, change: 0 },
})

const inputWithLateness = fc
  .tuple(aGeneralInput(8), fc.constantFrom(1, 5))
  .map(([problem, price]) => withLateness(problem, price))

describe('durationAndLatenessOf and durationAndLatenessWithStop', () => {
  it('the cost from known timings, with and without one more stop, equals the cost computed in full', () => {
    let delayed = 0
    fc.assert(
      fc.property(inputWithLateness, (problem) => {
        const instance = buildInstance(problem)
        const routes = createRoutes(instance)
        recomputeRoute(instance, routes, 0)
        const costOf = ({ duration, late }: ReturnType<typeof durationAndLatenessOf>): number =>
          duration === Infinity ? Infinity : dayCost(instance, duration) + (problem.weights.latenessWeight ?? 0) * late
        problem.stops.forEach((_, stop) => {
          const precedingCount = stop % ((routes.visitCount[0] ?? 0) + 1)
          const quickCost = costOf(
            durationAndLatenessWithStop(instance, routes, 0, { precedingCount, stop, maxLate: Infinity }),
          )
          insertAt(routes, 0, precedingCount, stop)
          recomputeRoute(instance, routes, 0)
          const route = routes.order.slice(1, 1 + (routes.visitCount[0] ?? 0))
          const fullCost = costOfStops(instance, 0, route)
          const knownHours = durationAndLatenessOf(instance, routes, 0)
          expect([quickCost, costOf(knownHours)]).toEqual([fullCost, fullCost])
          if (fullCost < Infinity && knownHours.late > 0) delayed += 1
        })
      }),
      { numRuns: 300 },
    )
    expect(delayed).toBeGreaterThan(100)
  })
})
