import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'
import {
  descend,
  penalisedCost,
  insertCheapest,
  loadRouteLists,
  scalePenalties,
  toRouteLists,
  createPenalisedRoutes,
  type RouteLists,
  type PenalisedRoutes,
} from '../../optimiser/descent'
import { findRelated, buildInstance } from '../../optimiser/instance'
import { aMixedFleetInput, aSimpleInput, aSizesInput } from './a-solver-input'
import { aTown } from './a-town'
import { penalisedCostFromInput, routesIn } from './penalised-cost-from-input'

/** No move leaves a stop unvisited. */
const withCostlyStops = (problem: SolverInput): SolverInput => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, unplannedCost: 1e12 })),
})

type DrawnRoutes = { readonly problem: SolverInput; readonly penalisedRoutes: PenalisedRoutes; readonly seed: number }

/** The matrices are symmetric, and nothing can be late. */
const withSymmetricRoads = (problem: SolverInput): SolverInput => {
  const metres = problem.metres.map((legMetres, index) =>
    Math.max(
      0,
      legMetres,
      problem.metres[(index % problem.matrixSize) * problem.matrixSize + Math.floor(index / problem.matrixSize)] ?? 0,
    ),
  )
  const stops = problem.stops.map((stop) => ({ ...stop, windows: [] }))
  const vehicles = problem.vehicles.map((vehicle) => ({ ...vehicle, latest: 1e8 }))
  return { ...problem, stops, vehicles, metres, seconds: metres }
}

/** Problems, with routes that ignore all limits. */
const drawnRoutes = (change: (problem: SolverInput) => SolverInput = (problem) => problem): fc.Arbitrary<DrawnRoutes> =>
  fc
    .record({
      problem: fc.oneof(
        aSimpleInput(14),
        aSimpleInput(14).map(withSymmetricRoads),
        aMixedFleetInput(14),
        aSizesInput(14),
      ),
      seed: fc.nat(),
      loadTimes: fc.constantFrom(0, 0.1, 1, 10),
      lateTimes: fc.constantFrom(0, 0.02, 0.2, 1),
      vehicles: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ problem: drawn, seed, loadTimes, lateTimes, vehicles }) => {
      const problem = change(drawn)
      const instance = buildInstance(problem)
      const penalisedRoutes = createPenalisedRoutes(
        instance,
        findRelated(instance, () => false),
        Int32Array.from(problem.vehicles.slice(0, vehicles).keys()),
      )
      const order = Int32Array.from(problem.stops, (_, stop) => stop)
      const stopsPerVehicle = Math.ceil(order.length / penalisedRoutes.vehicleCount)
      const firstIndex = Int32Array.from({ length: penalisedRoutes.vehicleCount + 1 }, (_, vehicle) =>
        Math.min(order.length, vehicle * stopsPerVehicle),
      )
      scalePenalties(penalisedRoutes, loadTimes, lateTimes)
      loadRouteLists(penalisedRoutes, { order, firstIndex, origin: undefined })
      return { problem, penalisedRoutes, seed }
    })

const routeListsFrom = (
  routes: ReadonlyArray<ReadonlyArray<number>>,
  origins: ReadonlyArray<number> | undefined,
): RouteLists => ({
  order: Int32Array.from(routes.flat()),
  firstIndex: Int32Array.from([0, ...routes.map((_, index) => routes.slice(0, index + 1).flat().length)]),
  origin: origins === undefined ? undefined : Int32Array.from(origins),
})

const allStops = ({ stops }: SolverInput): ReadonlyArray<number> => stops.map((_, stop) => stop)

describe('descend', () => {
  it('every move saves what it reports, compared with the cost computed from the problem', () => {
    let moves = 0
    fc.assert(
      fc.property(drawnRoutes(), ({ problem, penalisedRoutes, seed }) => {
        let cost = penalisedCostFromInput(problem, penalisedRoutes)
        expect(penalisedCost(penalisedRoutes)).toBeCloseTo(cost, 4)
        const savedBefore = penalisedRoutes.savedCost
        let [saved, changes] = [savedBefore, penalisedRoutes.changeCount]
        for (const _ of descend(penalisedRoutes, createRandom(seed))) {
          if (penalisedRoutes.changeCount === changes) continue
          changes = penalisedRoutes.changeCount
          const costNow = penalisedCostFromInput(problem, penalisedRoutes)
          expect(cost - costNow).toBeCloseTo(penalisedRoutes.savedCost - saved, 4)
          expect(penalisedCost(penalisedRoutes)).toBeCloseTo(costNow, 4)
          if (penalisedRoutes.savedCost > saved) moves += 1
          saved = penalisedRoutes.savedCost
          cost = costNow
        }
      }),
      { numRuns: 400 },
    )
    expect(moves).toBeGreaterThan(800)
  })

  it('every route set during the descent visits every stop once', () => {
    fc.assert(
      fc.property(drawnRoutes(withCostlyStops), ({ problem, penalisedRoutes, seed }) => {
        for (const _ of descend(penalisedRoutes, createRandom(seed)))
          expect(
            routesIn(penalisedRoutes)
              .flat()
              .toSorted((first, second) => first - second),
          ).toEqual(allStops(problem))
      }),
      { numRuns: 100 },
    )
  })

  it('a second descent finds no further saving', () => {
    fc.assert(
      fc.property(drawnRoutes(withCostlyStops), ({ penalisedRoutes, seed }) => {
        for (const _ of descend(penalisedRoutes, createRandom(seed)));
        const cost = penalisedCost(penalisedRoutes)
        loadRouteLists(penalisedRoutes, toRouteLists(penalisedRoutes))
        for (const _ of descend(penalisedRoutes, createRandom(seed + 1)));
        expect(penalisedCost(penalisedRoutes)).toBeCloseTo(cost, 4)
      }),
      { numRuns: 200 },
    )
  })
})

describe('descend on routes of which only one has changed', () => {
  it('a second descent over all routes finds no further saving', () => {
    const [stops, vehicles] = [80, 16]
    let improved = 0
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, which) => {
        const town = aTown(stops, vehicles, seed)
        const instance = buildInstance({ ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } })
        const penalisedRoutes = createPenalisedRoutes(
          instance,
          findRelated(instance, () => false),
          Int32Array.from({ length: vehicles }, (_, vehicle) => vehicle),
        )
        loadRouteLists(
          penalisedRoutes,
          routeListsFrom(Array.from({ length: stops }, (_, stop) => [stop]).slice(0, vehicles), undefined),
        )
        for (let stop = vehicles; stop < stops; stop += 1) insertCheapest(penalisedRoutes, stop)
        for (const _ of descend(penalisedRoutes, createRandom(seed)));
        const routes = routesIn(penalisedRoutes).filter((route) => route.length > 0)
        const reversedIndex = which % routes.length
        const changed = routes.map((route, index) => (index === reversedIndex ? route.toReversed() : route))
        const origins = changed.map((_, index) => (index === reversedIndex ? 0 : 1))
        loadRouteLists(penalisedRoutes, routeListsFrom(changed, origins))
        const before = penalisedCost(penalisedRoutes)
        for (const _ of descend(penalisedRoutes, createRandom(seed + 1)));
        const cost = penalisedCost(penalisedRoutes)
        if (cost < before - 1e-3) improved += 1
        loadRouteLists(penalisedRoutes, routeListsFrom(routesIn(penalisedRoutes), undefined))
        for (const _ of descend(penalisedRoutes, createRandom(seed + 2)));
        expect(penalisedCost(penalisedRoutes)).toBeCloseTo(cost, 4)
      }),
      { numRuns: 100 },
    )
    expect(improved).toBeGreaterThan(25)
  })
})

describe('insertCheapest', () => {
  it('an unvisited stop is inserted at the cheapest of all positions', () => {
    fc.assert(
      fc.property(drawnRoutes(withCostlyStops), fc.nat(), ({ problem, penalisedRoutes }, which) => {
        const stop = which % problem.stops.length
        const others = routesIn(penalisedRoutes).map((route) => route.filter((routeStop) => routeStop !== stop))
        const layOthers = (routes: ReadonlyArray<ReadonlyArray<number>>): void => {
          const ends = routes.map((_, index) => routes.slice(0, index + 1).flat().length)
          loadRouteLists(penalisedRoutes, {
            order: Int32Array.from(routes.flat()),
            firstIndex: Int32Array.from([0, ...ends]),
            origin: undefined,
          })
        }
        layOthers(others)
        insertCheapest(penalisedRoutes, stop)
        const insertedCost = penalisedCostFromInput(problem, penalisedRoutes)
        others.forEach((route, vehicle) => {
          for (let position = 0; position <= route.length; position += 1) {
            layOthers(
              others.map((otherRoute, index) =>
                index === vehicle
                  ? [...otherRoute.slice(0, position), stop, ...otherRoute.slice(position)]
                  : otherRoute,
              ),
            )
            expect(penalisedCostFromInput(problem, penalisedRoutes)).toBeGreaterThan(insertedCost - 1e-4)
          }
        })
      }),
      { numRuns: 200 },
    )
  })
})
