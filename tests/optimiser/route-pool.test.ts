import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineRoutes } from '../../optimiser/evolve/combine-routes'
import { addRoute, createRoutePool, indexOfRoute, type RoutePool } from '../../optimiser/evolve/route-pool'
import { createRandom } from '../../optimiser/random'

const STOPS = 8

type DrawnRoute = { readonly stops: ReadonlyArray<number>; readonly kind: number; readonly cost: number }

const someRoutes = fc.array(
  fc.record({
    stops: fc.uniqueArray(fc.nat(STOPS - 1), { minLength: 1, maxLength: 4 }),
    kind: fc.nat(1),
    cost: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const poolOf = (routes: ReadonlyArray<DrawnRoute>): RoutePool => {
  const pool = createRoutePool(STOPS, createRandom(1))
  for (const { stops, kind, cost } of routes) addRoute(pool, Int32Array.from(stops), kind, cost)
  return pool
}

type Combination = { readonly stops: Int32Array; readonly kind: number; readonly cost: number }

const costOf = (routes: ReadonlyArray<Combination>, values: Float64Array): number => {
  const visited = new Set(routes.flatMap(({ stops }) => [...stops]))
  return (
    routes.reduce((sum, { cost }) => sum + cost, 0) +
    values.reduce((sum, value, stop) => (visited.has(stop) ? sum : sum + value), 0)
  )
}

/** The least cost of all choices of routes that share no stop and use no more vehicles than there are. */
const leastCost = (
  routes: ReadonlyArray<Combination>,
  values: Float64Array,
  vehicleCounts: ReadonlyMap<number, number>,
): number => {
  let least = Infinity
  for (let set = 0; set < 1 << routes.length; set += 1) {
    const chosen = routes.filter((_, index) => ((set >> index) & 1) === 1)
    const stops = chosen.flatMap((route) => [...route.stops])
    const isWithinCounts = [...vehicleCounts].every(
      ([kind, count]) => chosen.filter((route) => route.kind === kind).length <= count,
    )
    if (new Set(stops).size === stops.length && isWithinCounts) least = Math.min(least, costOf(chosen, values))
  }
  return least
}

describe('addRoute', () => {
  it('the same stops on vehicles of two kinds are two routes, and in two orders one', () => {
    const pool = createRoutePool(40, createRandom(1))
    const stops = Int32Array.from({ length: 12 }, (_, index) => 3 * index)
    for (const kind of [3, 4, 900]) addRoute(pool, stops, kind, 100 + kind)
    addRoute(pool, stops.toReversed(), 4, 50)
    expect(pool.routes.map(({ kind, cost }) => [kind, cost])).toEqual([
      [3, 103],
      [4, 50],
      [900, 1000],
    ])
  })
})

describe('combineRoutes', () => {
  it('the routes that are combined share no stop, use no more vehicles than there are, and mostly cost least', () => {
    let [optimal, runs] = [0, 0]
    fc.assert(
      fc.property(
        someRoutes,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: STOPS, maxLength: STOPS }),
        fc.tuple(fc.nat(2), fc.nat(3)),
        fc.nat(),
        (routes, stopValues, counts, seed) => {
          const pool = poolOf(routes)
          const stopValue = Float64Array.from(stopValues)
          const vehicleCounts = new Map(counts.map((count, kind) => [kind, count]))
          const combined = combineRoutes(pool, [], { stopValue, vehicleCounts }, 60, createRandom(seed))
          const stops = combined.flatMap((route) => [...route.stops])
          expect(new Set(stops).size).toBe(stops.length)
          for (const [kind, count] of vehicleCounts)
            expect(combined.filter((route) => route.kind === kind).length).toBeLessThanOrEqual(count)
          runs += 1
          if (costOf(combined, stopValue) <= leastCost(pool.routes, stopValue, vehicleCounts)) optimal += 1
        },
      ),
      { numRuns: 150 },
    )
    expect(optimal / runs).toBeGreaterThan(0.9)
  })

  it('a pool keeps the cheapest order of a set of stops for each kind of vehicle', () => {
    const pool = poolOf([
      { stops: [1, 2, 3], kind: 0, cost: 9 },
      { stops: [3, 1, 2], kind: 0, cost: 7 },
      { stops: [2, 1, 3], kind: 0, cost: 8 },
      { stops: [1, 2, 3], kind: 1, cost: 3 },
    ])
    expect(pool.routes.map(({ stops, cost }) => [...stops, cost])).toEqual([
      [3, 1, 2, 7],
      [1, 2, 3, 3],
    ])
    expect(indexOfRoute(pool, Int32Array.from([2, 3, 1]), 1)).toBe(1)
  })
})
