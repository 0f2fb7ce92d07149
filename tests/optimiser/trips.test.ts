import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput, Stop } from '../../optimiser'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { createRandom } from '../../optimiser/random'
import { dropTrip, moveTrip, removeStrings } from '../../optimiser/removal'
import { vehicleSet } from '../../optimiser/routes'
import { createSearch, type Search } from '../../optimiser/search'
import { optimalCost } from './brute-force'
import { checkSearch, routesOf } from './check-search'
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
        weights: { perSecond, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
      })
    })

describe('several trips', () => {
  it('plans of small problems with several trips are valid, and the cheapest of all', () => {
    let reloadCount = 0
    fc.assert(
      fc.property(anInputWithTrips(), (problem) => {
        const plan = solveForTest(problem, { budget: steps(800) })
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

  const changes = {
    'a trip that moves to another vehicle': moveTrip,
    'a trip that is removed': dropTrip,
    'strings that are removed': removeStrings,
  } satisfies Readonly<Record<string, (search: Search) => void>>
  it.each(Object.entries(changes))('after %s no stop is lost and no trip carries too much', (_, change) => {
    let changeCount = 0
    fc.assert(
      fc.property(anInputWithTrips(), fc.nat(), (problem, seed) => {
        const search = createSearch(buildInstance(problem), createRandom(seed), () => false)
        buildInitialPlan(search, undefined)
        for (let round = 0; round < 100; round += 1) {
          const before = JSON.stringify(routesOf(search))
          vehicleSet.clear(search.changedVehicles)
          change(search)
          if (JSON.stringify(routesOf(search)) !== before) changeCount += 1
          checkSearch(problem, search)
        }
      }),
      { numRuns: 60, seed: 1 },
    )
    expect(changeCount).toBeGreaterThan(20)
  })

  it('a step removes strings from several trips of one vehicle', () => {
    const places = [0, 1, 2, 3, 4]
    const legs = Int32Array.from(places.flatMap((from) => places.map((to) => (from === to ? 0 : 10))))
    const visit: Stop = {
      matrixRow: 0,
      kind: 'delivery',
      demand: [2],
      service: 0,
      windows: [],
      unplannedCost: 1000,
      allowed: undefined,
      fixedPosition: undefined,
    }
    const reload: Stop = { ...visit, kind: 'reload', demand: [0], unplannedCost: 0, allowed: [0] }
    const instance = buildInstance({
      matrixSize: places.length,
      seconds: legs,
      metres: legs,
      stops: [...places.slice(1).map((matrixRow) => ({ ...visit, matrixRow })), reload],
      vehicles: [{ start: 0, end: 0, earliest: 0, latest: 1000, capacity: [CAPACITY], breaks: [], fixedCost: 0 }],
      weights: { perSecond: 1, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
    })
    const tripsThatLost = Array.from({ length: 40 }, (_, seed) => {
      const search = createSearch(instance, createRandom(seed), () => false)
      buildInitialPlan(search, [[0, 1, 4, 2, 3]])
      removeStrings(search)
      const waiting = search.waiting.stops.subarray(0, search.waiting.count)
      return new Set(Array.from(waiting, (stop) => stop < 2)).size
    })
    expect(Math.max(...tripsThatLost)).toBe(2)
  })
})
