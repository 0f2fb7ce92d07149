import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput, Stop } from '../../optimiser'
import { optimalCost } from './brute-force'
import { withShortestRoads } from './shortest-roads'
import { solveForTest, steps } from './solve-for-test'
import { verifyOutput } from './to-domain'

const LOADING = 10
const STOPS = 5
const CAPACITY = 4

/** Two vehicles that carry little, of which each may make two trips or three. */
const anInputWithTrips = (): fc.Arbitrary<SolverInput> =>
  fc
    .record({
      places: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: STOPS + 1, maxLength: STOPS + 1 }),
      demands: fc.array(fc.integer({ min: 1, max: CAPACITY }), { minLength: STOPS, maxLength: STOPS }),
      kinds: fc.array(fc.constantFrom('delivery' as const, 'delivery' as const, 'pickup' as const), {
        minLength: STOPS,
        maxLength: STOPS,
      }),
      opens: fc.array(fc.constantFrom(0, 0, 100, 200), { minLength: STOPS, maxLength: STOPS }),
      trips: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
      fixedCost: fc.constantFrom(0, 300),
      perSecond: fc.constantFrom(0, 1),
    })
    .map(({ places, demands, kinds, opens, trips, fixedCost, perSecond }) => {
      const legs = Int32Array.from(
        places.flatMap(([x, y]) => places.map(([otherX, otherY]) => Math.ceil(Math.hypot(x - otherX, y - otherY)))),
      )
      const stops = demands.map((demand, index): Stop => {
        const opensAt = opens[index] ?? 0
        return {
          matrixRow: index + 1,
          kind: kinds[index] ?? 'delivery',
          demand: [demand],
          service: 3,
          windows: opensAt === 0 ? [] : [{ from: opensAt, to: opensAt + 100 }],
          unplannedCost: 1000,
          allowed: undefined,
          fixedPosition: undefined,
        }
      })
      const reloads = trips.flatMap((count, vehicle) =>
        Array.from({ length: count - 1 }, (): Stop => ({
          matrixRow: 0,
          kind: 'reload',
          demand: [],
          service: LOADING,
          windows: [],
          unplannedCost: 0,
          allowed: [vehicle],
          fixedPosition: undefined,
        })),
      )
      const vehicle = { start: 0, end: 0, earliest: 0, latest: 400, capacity: [CAPACITY], breaks: [], fixedCost }
      return withShortestRoads({
        matrixSize: places.length,
        seconds: legs,
        metres: legs,
        stops: [...stops, ...reloads],
        vehicles: [vehicle, vehicle],
        weights: { perSecond, perMetre: 1, lateness: undefined, balance: 0, compactness: 0, change: 0 },
      })
    })

describe('several trips', () => {
  it('plans of small problems with several trips are valid, and the cheapest of all', () => {
    let reloadCount = 0
    fc.assert(
      fc.property(anInputWithTrips(), (problem) => {
        const plan = solveForTest(problem, { budget: steps(2000) })
        expect(verifyOutput(problem, plan)).toSatisfy(E.isRight)
        expect(plan.cost).toBeCloseTo(optimalCost(problem), 6)
        reloadCount += plan.routes
          .flatMap(({ visits }) => visits)
          .filter(({ stop }) => problem.stops[stop]?.kind === 'reload').length
      }),
      { numRuns: 60, seed: 1 },
    )
    expect(reloadCount).toBeGreaterThan(30)
  })
})
