import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { canLink, linkAll, annealLinkedStep, createLinks, writeAllRoutes } from '../../optimiser/links'
import { linkStop } from '../../optimiser/links/change-links'
import { findInsertionNode } from '../../optimiser/links/find-insertion-node'
import { removeLinkedStrings } from '../../optimiser/links/linked-step'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { acceptAll, createSearch, type Search } from '../../optimiser/search'
import { NO_NODE, stopBag } from '../../optimiser/routes'
import type { SolverInput } from '../../optimiser'
import { aSimpleTown, aTown } from './a-town'
import { solveForTest } from './solve-for-test'
import {
  costAlong,
  extraCostAt,
  minCostBesideNeighbours,
  verifiedCost,
  routeIn,
  stateOf,
  projectTownFor,
  townFor,
  townOfTwoDepots,
  vehicleOfNode,
} from './linked-routes'

const problems: Readonly<Record<string, SolverInput>> = {
  'routes end when they are full': townFor({ vehicles: 40, capacity: 20, hours: 2000 }),
  'routes end with the day': townFor({ vehicles: 40, capacity: 200, hours: 3 }),
  'routes end when they have eleven stops': townFor({ vehicles: 40, capacity: 200, hours: 2000, stops: 11 }),
  'some stops stay unplanned': townFor({ vehicles: 14, capacity: 20, hours: 2000 }),
  'time has a price': projectTownFor({ vehicles: 40, capacity: 20, hours: 2000 }, {}),
  'long days cost more': projectTownFor({ vehicles: 40, capacity: 200, hours: 2.5 }, { balance: 2 }),
  'vehicles have two depots': townOfTwoDepots({ vehicles: 40, capacity: 20, hours: 3 }),
}

const openSearch = (problem: SolverInput): Search => {
  const search = createSearch(buildInstance(problem), createRandom(3), () => false)
  buildInitialPlan(search, undefined)
  expect(canLink(search)).toBe(true)
  return search
}

describe.each(Object.entries(problems))('linkedStep, where %s', (_, problem) => {
  it('steps give valid plans, and their costs equal those computed from the problem', () => {
    const search = openSearch(problem)
    const before = search.best.total
    const links = createLinks(search)
    const [costs, routeCounts] = [new Set<number>(), new Set<number>()]
    for (let round = 0; round < 4000; round += 1) {
      annealLinkedStep(search, links, round < 3500 ? 500 : 20_000, true)
      costs.add(search.accepted.total)
      routeCounts.add(search.routes.usedCount)
    }
    expect(costs.size).toBeGreaterThan(100)
    expect(routeCounts.size).toBeGreaterThan(problem.vehicles.length > 20 ? 1 : 0)
    expect(search.best.total).toBeLessThan(before)
    expect(verifiedCost(problem, search)).toBeCloseTo(search.best.total, 6)
    writeAllRoutes(search, links)
    const { best, accepted } = search
    expect(verifiedCost(problem, { ...search, best: accepted })).toBeCloseTo(accepted.total, 6)
    for (const plan of [best, accepted])
      for (const [vehicle, cost] of plan.cost.entries())
        expect(cost).toBeCloseTo(costAlong(problem, routeIn(plan, vehicle), vehicle), 6)
  })

  it('a rejected step leaves the state unchanged', () => {
    const search = openSearch(problem)
    const links = createLinks(search)
    for (let round = 0; round < 500; round += 1) annealLinkedStep(search, links, 2000, true)
    let refused = 0
    for (let round = 0; round < 300; round += 1) {
      const before = stateOf(search, links)
      const cost = search.accepted.total
      annealLinkedStep(search, links, 0, true)
      if (search.accepted.total < cost) continue
      // `expect` compares thirty times as slowly.
      assert.deepEqual(stateOf(search, links), before)
      refused += 1
    }
    expect(refused).toBeGreaterThan(150)
  })

  it('findInsertionNode finds the cheapest position beside a neighbour', () => {
    const search = openSearch(problem)
    const links = createLinks(search)
    let foundCount = 0
    for (let round = 0; round < 60; round += 1) {
      for (let step = 0; step < 20; step += 1) annealLinkedStep(search, links, 1500, true)
      search.changedVehicles.has.fill(0)
      search.changedVehicles.count = 0
      links.journal.removedCount = 0
      removeLinkedStrings(search, links)
      for (const stop of search.waiting.stops.slice(0, search.waiting.count)) {
        const node = findInsertionNode({ ...search, relatedStops: search.relatedStops, skipRate: 0 }, links, stop)
        const least = minCostBesideNeighbours(problem, search, links, stop)
        const extraCost = node === NO_NODE ? Infinity : extraCostAt(problem, search, links, stop, node)
        expect(extraCost).toBeCloseTo(least, 6)
        if (node !== NO_NODE) {
          foundCount += 1
          linkStop(search, links, stop, node, vehicleOfNode(search, node))
        } else stopBag.add(search.routes.unplanned, stop)
      }
      search.waiting.count = 0
      writeAllRoutes(search, links)
      acceptAll(search)
      linkAll(search, links)
    }
    expect(foundCount).toBeGreaterThan(300)
  })
})

describe('linked routes', () => {
  it('steps plan stops that were unplanned before, although the routes get longer', () => {
    const search = openSearch(townFor({ vehicles: 14, capacity: 20, hours: 2000 }))
    const before = search.accepted.unplanned.count
    const links = createLinks(search)
    for (let round = 0; round < 500; round += 1) annealLinkedStep(search, links, 0, true)
    expect(search.accepted.unplanned.count).toBeLessThan(before - 5)
  })

  it('canLink is false for a problem with few routes, and for one with windows', () => {
    const canLinkIn = (problem: SolverInput): boolean => {
      const search = createSearch(buildInstance(problem), createRandom(3), () => false)
      buildInitialPlan(search, undefined)
      return canLink(search)
    }
    expect(canLinkIn(aSimpleTown(200, 40))).toBe(false)
    expect(canLinkIn(aTown(200, 40))).toBe(false)
  })

  it('the same seed and number of steps give the same plan', () => {
    const problem = townFor({ vehicles: 40, capacity: 20, hours: 2000 })
    expect(solveForTest(problem, { seed: 5 })).toEqual(solveForTest(problem, { seed: 5 }))
  })
})
