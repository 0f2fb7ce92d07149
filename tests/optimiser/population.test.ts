import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom, shuffle } from '../../optimiser/random'
import { crossOver } from '../../optimiser/evolve/cross-over'
import { loadRouteLists, createPenalisedRoutes } from '../../optimiser/descent'
import {
  hasTooFewStepsForCrossover,
  hasTooFewStepsForMixedFleet,
  maxExchangedStops,
} from '../../optimiser/evolve/evolve'
import { adjustPenalties, emptyChildStats } from '../../optimiser/evolve/generations'
import { findRelated, buildInstance, findNearest } from '../../optimiser/instance'
import { addToPopulation, emptyPopulation, selectParents, distanceBetween } from '../../optimiser/evolve/population'
import { createIndividual, isFeasible, type Individual } from '../../optimiser/evolve/individual'
import { aTown } from './a-town'

const STOPS = 30
const VEHICLES = 6
const town = aTown(STOPS, VEHICLES)
const problem: SolverInput = { ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } }
const instance = buildInstance(problem)
const nearest = findNearest(instance, () => false)
const penalisedRoutes = createPenalisedRoutes(
  instance,
  findRelated(instance, () => false),
  Int32Array.from(problem.vehicles.keys()),
)
const allStops = problem.stops.map((_, stop) => stop)

/** Any plan that visits all stops. */
const individual = (): fc.Arbitrary<Individual> =>
  fc
    .record({
      order: fc.shuffledSubarray(allStops, { minLength: STOPS }),
      ends: fc.array(fc.nat(STOPS), { minLength: VEHICLES - 1, maxLength: VEHICLES - 1 }),
      isLocalOptimum: fc.boolean(),
    })
    .map(({ order, ends, isLocalOptimum }) => {
      const firstIndex = Int32Array.from([0, ...ends.toSorted((first, second) => first - second), STOPS])
      loadRouteLists(penalisedRoutes, { order: Int32Array.from(order), firstIndex, origin: undefined })
      return createIndividual(penalisedRoutes, isLocalOptimum)
    })

const routesOf = ({
  order,
  firstIndex,
}: Pick<Individual, 'order' | 'firstIndex'>): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(firstIndex.subarray(1), (end, index) => Array.from(order.subarray(firstIndex[index], end))).filter(
    (route) => route.length > 0,
  )

describe('crossOver', () => {
  it('a child visits every stop once, except those that are unassigned', () => {
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (first, second, seed) => {
        for (const child of crossOver([first, second], nearest, createRandom(seed), Infinity)) {
          const all = [...routesOf(child).flat(), ...child.unassigned]
          expect(all.toSorted((a, b) => a - b)).toEqual(allStops)
          expect(routesOf(child).length).toBeLessThanOrEqual(first.routeCount)
        }
      }),
    )
  })

  it('a route of a child with an origin is an unchanged route of a parent that is a local optimum', () => {
    let copiedRoutes = 0
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (first, second, seed) => {
        fc.pre(first.routeCount > 1 && second.routeCount > 1)
        for (const child of crossOver([first, second], nearest, createRandom(seed), Infinity))
          routesOf(child).forEach((route, index) => {
            const parent = [undefined, first, second][child.origin?.[index] ?? 0]
            if (parent === undefined) return
            copiedRoutes += 1
            expect(parent.isLocalOptimum).toBe(true)
            expect(routesOf(parent)).toContainEqual(route)
          })
      }),
    )
    expect(copiedRoutes).toBeGreaterThan(50)
  })
})

describe('crossOver of two plans of many stops', () => {
  const [stops, routes] = [200, 20]
  const largeTown = aTown(stops, routes)
  const largeInstance = buildInstance({ ...largeTown, weights: { ...largeTown.weights, perSecond: 0, perMetre: 1 } })
  const neighbours = findNearest(largeInstance, () => false)
  const largeRoutes = createPenalisedRoutes(
    largeInstance,
    findRelated(largeInstance, () => false),
    Int32Array.from(largeTown.vehicles.keys()),
  )
  const anyPlan = (seed: number): Individual => {
    const order = Int32Array.from({ length: stops }, (_, stop) => stop)
    shuffle(order, stops, createRandom(seed))
    const firstIndex = Int32Array.from({ length: routes + 1 }, (_, route) => (route * stops) / routes)
    loadRouteLists(largeRoutes, { order, firstIndex, origin: undefined })
    return createIndividual(largeRoutes, true)
  }

  it('with a short budget, a child takes over routes of at most eighty stops', () => {
    const replacedCounts = new Set(
      Array.from({ length: 200 }, (_, seed) => {
        const [child] = crossOver(
          [anyPlan(seed), anyPlan(seed + 1)],
          neighbours,
          createRandom(seed),
          maxExchangedStops(799 * stops, stops),
        )
        return child.origin?.filter((origin) => origin === 2).length ?? 0
      }),
    )
    expect([...replacedCounts].toSorted((first, second) => first - second)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('with a long budget, a child takes over any number of routes', () => {
    expect(maxExchangedStops(800 * stops, stops)).toBe(Infinity)
  })
})

describe('distanceBetween', () => {
  it('the distance is the share of neighbours that differ, whatever the order of routes, and symmetric', () => {
    fc.assert(
      fc.property(individual(), individual(), (first, second) => {
        loadRouteLists(penalisedRoutes, {
          order: Int32Array.from(routesOf(first).toReversed().flat()),
          firstIndex: Int32Array.from([
            0,
            ...routesOf(first)
              .toReversed()
              .map((_, index, all) => all.slice(0, index + 1).flat().length),
          ]),
          origin: undefined,
        })
        expect(distanceBetween(first, createIndividual(penalisedRoutes, true), false)).toBe(0)
        expect(distanceBetween(first, second, false)).toBe(distanceBetween(second, first, false))
        expect(distanceBetween(first, second, true)).toBeLessThanOrEqual(distanceBetween(first, second, false))
        const [firstNeighbours, secondNeighbours] = [first, second].map(({ after, before }) => [...after, ...before])
        const differentCount =
          firstNeighbours?.filter((stop, index) => stop !== secondNeighbours?.[index]).length ?? NaN
        expect(distanceBetween(first, second, false)).toBe(differentCount / (2 * STOPS))
      }),
    )
  })

  it('the distance ignores the direction of routes where both directions cost the same', () => {
    fc.assert(
      fc.property(individual(), (first) => {
        const routes = routesOf(first).map((route) => route.toReversed())
        const firstIndex = Int32Array.from([0, ...routes.map((_, index) => routes.slice(0, index + 1).flat().length)])
        loadRouteLists(penalisedRoutes, { order: Int32Array.from(routes.flat()), firstIndex, origin: undefined })
        const reversed = createIndividual(penalisedRoutes, true)
        expect(distanceBetween(first, reversed, true)).toBe(0)
        expect(distanceBetween(first, reversed, false) > 0).toBe(routes.some((route) => route.length > 1))
      }),
    )
  })
})

describe('addToPopulation and selectParents', () => {
  it('a population keeps its cheapest plan, stays below a limit, and gives parents from its own members', () => {
    fc.assert(
      fc.property(fc.array(individual(), { minLength: 150, maxLength: 200 }), fc.nat(), (all, seed) => {
        const population = emptyPopulation(false)
        for (const candidate of all) {
          addToPopulation(population, candidate, penalisedRoutes)
          const group = isFeasible(candidate) ? population.feasible : population.infeasible
          expect(group.length).toBeLessThanOrEqual(65)
        }
        for (const group of [population.feasible, population.infeasible]) {
          const penalisedCost = ({ cost, overload, late }: Individual): number =>
            cost + overload * penalisedRoutes.loadPenalty + late * penalisedRoutes.latePenalty
          const admitted = all.filter((candidate) => isFeasible(candidate) === (group === population.feasible))
          expect(Math.min(...group.map(penalisedCost))).toBe(Math.min(...admitted.map(penalisedCost)))
          for (const member of group)
            expect(member.neighbours.toSorted(compareCosts)).toEqual(
              group.filter((other) => other !== member).toSorted(compareCosts),
            )
        }
        const parents = selectParents(population, penalisedRoutes, createRandom(seed))
        expect(
          parents?.every((parent) => population.feasible.includes(parent) || population.infeasible.includes(parent)),
        ).toBe(true)
      }),
      { numRuns: 10 },
    )
  })
})

const compareCosts = (first: Individual, second: Individual): number => first.cost - second.cost

describe('adjustPenalties', () => {
  it.each([
    ['rises where no child keeps the limit', 9, 1],
    ['falls where all children keep the limit', 0, -1],
  ])('the penalty %s', (_, late, direction) => {
    const childStats = emptyChildStats()
    const before = penalisedRoutes.latePenalty
    loadRouteLists(penalisedRoutes, {
      order: Int32Array.from(allStops),
      firstIndex: Int32Array.of(0, STOPS),
      origin: undefined,
    })
    const child = { ...createIndividual(penalisedRoutes, true), overload: 0, late }
    for (let round = 0; round < 30; round += 1) adjustPenalties(penalisedRoutes, childStats, child)
    expect(Math.sign(penalisedRoutes.latePenalty - before)).toBe(direction)
    expect(childStats).toEqual(emptyChildStats())
  })
})

describe('hasTooFewStepsForCrossover', () => {
  it('a problem of up to 300 stops is crossed with any number of steps', () =>
    expect(hasTooFewStepsForCrossover(1, 300)).toBe(false))

  it('a larger problem is crossed from as many steps for each stop on as the limit says', () => {
    expect(hasTooFewStepsForCrossover(150 * 400 - 1, 400)).toBe(true)
    expect(hasTooFewStepsForCrossover(150 * 400, 400)).toBe(false)
  })
})

describe('hasTooFewStepsForMixedFleet', () => {
  it('plans of a mixed fleet are crossed from 80 steps for each stop on, and above 400 stops from 600 on', () => {
    expect(hasTooFewStepsForMixedFleet(80 * 400 - 1, 400)).toBe(true)
    expect(hasTooFewStepsForMixedFleet(80 * 400, 400)).toBe(false)
    expect(hasTooFewStepsForMixedFleet(600 * 401 - 1, 401)).toBe(true)
    expect(hasTooFewStepsForMixedFleet(600 * 401, 401)).toBe(false)
  })
})
