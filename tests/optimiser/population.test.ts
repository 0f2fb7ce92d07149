import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { createRandom, shuffle } from '../../optimiser/random'
import { crossOver } from '../../optimiser/crossover'
import { loadLayout, createWorkingRoutes } from '../../optimiser/descent'
import { maxExchangedStops } from '../../optimiser/evolve/max-exchanged-stops'
import { adjustPenalties, emptyChildStats } from '../../optimiser/evolve/adjust-penalties'
import { findRelated, buildInstance, findNearest } from '../../optimiser/instance'
import {
  addToPopulation,
  createIndividual,
  isFeasible,
  emptyPopulation,
  selectParents,
  type Individual,
} from '../../optimiser/population'
import { distanceBetween } from '../../optimiser/population/distance'
import { aTown } from './a-town'

const STOPS = 30
const VEHICLES = 6
const town = aTown(STOPS, VEHICLES)
const problem: SolverInput = { ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } }
const instance = buildInstance(problem)
const nearest = findNearest(instance, () => false)
const workingRoutes = createWorkingRoutes(
  instance,
  findRelated(instance, () => false),
  VEHICLES,
)
const allStops = problem.stops.map((_, stop) => stop)

/** Any plan that visits all stops. */
const individual = (): fc.Arbitrary<Individual> =>
  fc
    .record({
      order: fc.shuffledSubarray(allStops, { minLength: STOPS }),
      ends: fc.array(fc.nat(STOPS), { minLength: VEHICLES - 1, maxLength: VEHICLES - 1 }),
      isSettled: fc.boolean(),
    })
    .map(({ order, ends, isSettled }) => {
      const firstIndex = Int32Array.from([0, ...ends.toSorted((one, other) => one - other), STOPS])
      loadLayout(workingRoutes, { order: Int32Array.from(order), firstIndex, origin: undefined })
      return createIndividual(workingRoutes, isSettled)
    })

const routesOf = ({
  order,
  firstIndex,
}: Pick<Individual, 'order' | 'firstIndex'>): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(firstIndex.subarray(1), (end, at) => Array.from(order.subarray(firstIndex[at], end))).filter(
    (route) => route.length > 0,
  )

describe('a child', () => {
  it('visits every stop once, but for those that are still loose', () => {
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (one, other, seed) => {
        for (const child of crossOver([one, other], nearest, createRandom(seed), Infinity)) {
          const all = [...routesOf(child).flat(), ...child.unassigned]
          expect(all.toSorted((a, b) => a - b)).toEqual(allStops)
          expect(routesOf(child).length).toBeLessThanOrEqual(one.routes)
        }
      }),
    )
  })

  it('has routes of both parents, and knows which of them are whole and settled', () => {
    let largeTown = 0
    fc.assert(
      fc.property(individual(), individual(), fc.nat(), (one, other, seed) => {
        fc.pre(one.routes > 1 && other.routes > 1)
        for (const child of crossOver([one, other], nearest, createRandom(seed), Infinity))
          routesOf(child).forEach((route, at) => {
            const parent = [undefined, one, other][child.origin?.[at] ?? 0]
            if (parent === undefined) return
            largeTown += 1
            expect(parent.isLocalOptimum).toBe(true)
            expect(routesOf(parent)).toContainEqual(route)
          })
      }),
    )
    expect(largeTown).toBeGreaterThan(50)
  })
})

describe('a child of two plans of many stops', () => {
  const [stops, routes] = [200, 20]
  const largeTown = aTown(stops, routes)
  const largeInstance = buildInstance({ ...largeTown, weights: { ...largeTown.weights, perSecond: 0, perMetre: 1 } })
  const neighbours = findNearest(largeInstance, () => false)
  const largeRoutes = createWorkingRoutes(
    largeInstance,
    findRelated(largeInstance, () => false),
    routes,
  )
  const anyPlan = (seed: number): Individual => {
    const order = Int32Array.from({ length: stops }, (_, stop) => stop)
    shuffle(order, stops, createRandom(seed))
    const firstIndex = Int32Array.from({ length: routes + 1 }, (_, route) => (route * stops) / routes)
    loadLayout(largeRoutes, { order, firstIndex, origin: undefined })
    return createIndividual(largeRoutes, true)
  }

  it('takes over few routes where there is little time, with eighty stops at most', () => {
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
    expect([...replacedCounts].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('takes over any number of routes where there is enough time', () => {
    expect(maxExchangedStops(800 * stops, stops)).toBe(Infinity)
  })
})

describe('the distance between two plans', () => {
  it('is the share of neighbours that differ, whatever the order of routes, and the same in both directions', () => {
    fc.assert(
      fc.property(individual(), individual(), (one, other) => {
        loadLayout(workingRoutes, {
          order: Int32Array.from(routesOf(one).toReversed().flat()),
          firstIndex: Int32Array.from([
            0,
            ...routesOf(one)
              .toReversed()
              .map((_, at, all) => all.slice(0, at + 1).flat().length),
          ]),
          origin: undefined,
        })
        expect(distanceBetween(one, createIndividual(workingRoutes, true), false)).toBe(0)
        expect(distanceBetween(one, other, false)).toBe(distanceBetween(other, one, false))
        expect(distanceBetween(one, other, true)).toBeLessThanOrEqual(distanceBetween(one, other, false))
        const [mine, his] = [one, other].map(({ after, before }) => [...after, ...before])
        const differentCount = mine?.filter((call, at) => call !== his?.[at]).length ?? NaN
        expect(distanceBetween(one, other, false)).toBe(differentCount / (2 * STOPS))
      }),
    )
  })

  it('ignores the direction of routes where they have none', () => {
    fc.assert(
      fc.property(individual(), (one) => {
        const routes = routesOf(one).map((route) => route.toReversed())
        const firstIndex = Int32Array.from([0, ...routes.map((_, at) => routes.slice(0, at + 1).flat().length)])
        loadLayout(workingRoutes, { order: Int32Array.from(routes.flat()), firstIndex, origin: undefined })
        const reversed = createIndividual(workingRoutes, true)
        expect(distanceBetween(one, reversed, true)).toBe(0)
        expect(distanceBetween(one, reversed, false) > 0).toBe(routes.some((route) => route.length > 1))
      }),
    )
  })
})

describe('a population', () => {
  it('never loses its cheapest plan, does not grow without end, and gives parents from its own members', () => {
    fc.assert(
      fc.property(fc.array(individual(), { minLength: 150, maxLength: 200 }), fc.nat(), (all, seed) => {
        const population = emptyPopulation(false)
        for (const one of all) {
          addToPopulation(population, one, workingRoutes)
          const group = isFeasible(one) ? population.feasible : population.infeasible
          expect(group.length).toBeLessThanOrEqual(65)
        }
        for (const group of [population.feasible, population.infeasible]) {
          const penalisedCost = ({ metres, overload, late }: Individual): number =>
            metres + overload * workingRoutes.loadPenalty + late * workingRoutes.latePenalty
          const admitted = all.filter((one) => isFeasible(one) === (group === population.feasible))
          expect(Math.min(...group.map(penalisedCost))).toBe(Math.min(...admitted.map(penalisedCost)))
          for (const one of group)
            expect(one.neighbours.toSorted(compareMetres)).toEqual(
              group.filter((other) => other !== one).toSorted(compareMetres),
            )
        }
        const parents = selectParents(population, workingRoutes, createRandom(seed))
        expect(parents?.every((one) => population.feasible.includes(one) || population.infeasible.includes(one))).toBe(
          true,
        )
      }),
      { numRuns: 10 },
    )
  })
})

const compareMetres = (one: Individual, other: Individual): number => one.metres - other.metres

describe('a penalty', () => {
  it.each([
    ['rises where nobody keeps the limit', 9, 1],
    ['falls where everybody does', 0, -1],
  ])('%s', (_, late, direction) => {
    const trials = emptyChildStats()
    const before = workingRoutes.latePenalty
    loadLayout(workingRoutes, {
      order: Int32Array.from(allStops),
      firstIndex: Int32Array.of(0, STOPS),
      origin: undefined,
    })
    const one = { ...createIndividual(workingRoutes, true), over: 0, late }
    for (let made = 0; made < 30; made += 1) adjustPenalties(workingRoutes, trials, one)
    expect(Math.sign(workingRoutes.latePenalty - before)).toBe(direction)
    expect(trials).toEqual(emptyChildStats())
  })
})
