import { describe, expect, it } from 'vitest'
import { keepAll } from '../../optimiser/anneal'
import { chanceOf } from '../../optimiser/random'
import { factsOf } from '../../optimiser/instance'
import { canLink, linkAll, linkedStep, linksOf, writeAll } from '../../optimiser/links'
import { linkIn } from '../../optimiser/links/change-links'
import { findGap } from '../../optimiser/links/find-gap'
import { removeLinks } from '../../optimiser/links/remove-links'
import { open } from '../../optimiser/initial-plan'
import { searchOf, type Search } from '../../optimiser/search'
import { NOBODY, some } from '../../optimiser/tours'
import type { Problem } from '../../optimiser'
import { aPlainTown, aTown } from './a-town'
import { answerTo } from './solve-for-test'
import {
  costAlong,
  costAt,
  leastBeside,
  metresTo,
  rightCost,
  routeIn,
  stateOf,
  townFor,
  vehicleAt,
  type Fleet,
} from './linked-routes'

const fleets: Readonly<Record<string, Fleet>> = {
  'routes end when they are full': { vehicles: 40, capacity: 20, hours: 2000 },
  'routes end with the day': { vehicles: 40, capacity: 200, hours: 3 },
  'some stops have to be left out': { vehicles: 14, capacity: 20, hours: 2000 },
}

const opened = (problem: Problem): Search => {
  const search = searchOf(factsOf(problem), chanceOf(3), () => false)
  open(search, undefined)
  keepAll(search)
  expect(canLink(search)).toBe(true)
  return search
}

describe.each(Object.entries(fleets))('steps on linked routes, where %s', (_, fleet) => {
  const problem = townFor(fleet)

  it('keep every rule, and know what the plan costs', () => {
    const search = opened(problem)
    const before = search.best.total
    const links = linksOf(search)
    const [costs, routes] = [new Set<number>(), new Set<number>()]
    for (let made = 0; made < 3000; made += 1) {
      linkedStep(search, links, made < 2500 ? 500 : 20_000, true)
      costs.add(search.kept.total)
      routes.add(search.tours.busy)
    }
    expect(costs.size).toBeGreaterThan(100)
    expect(routes.size).toBeGreaterThan(fleet.vehicles > 20 ? 1 : 0)
    expect(search.best.total).toBeLessThan(before)
    expect(rightCost(problem, search)).toBeCloseTo(search.best.total, 6)
    writeAll(search, links)
    const { best, kept, tours } = search
    const calls = [...tours.legTo.keys()].filter((call) => tours.legTo[call] !== NOBODY)
    const legs = calls.map((call) => metresTo(problem, search, call, tours.legTo[call] ?? 0))
    expect(calls.map((call) => tours.leg[call])).toEqual(legs)
    expect(rightCost(problem, { ...search, best: kept })).toBeCloseTo(kept.total, 6)
    for (const plan of [best, kept])
      for (const [vehicle, cost] of plan.cost.entries())
        expect(cost).toBeCloseTo(costAlong(problem, routeIn(plan, vehicle)), 6)
  })

  it('leave everything as it was when a step does not pay', () => {
    const search = opened(problem)
    const links = linksOf(search)
    for (let made = 0; made < 500; made += 1) linkedStep(search, links, 2000, true)
    let refused = 0
    for (let made = 0; made < 300; made += 1) {
      const before = stateOf(search, links)
      const cost = search.kept.total
      linkedStep(search, links, 0, true)
      if (search.kept.total < cost) continue
      expect(stateOf(search, links)).toEqual(before)
      refused += 1
    }
    expect(refused).toBeGreaterThan(150)
  })

  it('find the cheapest gap beside a neighbour', () => {
    const search = opened(problem)
    const links = linksOf(search)
    let found = 0
    for (let made = 0; made < 60; made += 1) {
      for (let more = 0; more < 20; more += 1) linkedStep(search, links, 1500, true)
      search.touched.is.fill(0)
      search.touched.count = 0
      links.journal.stops = 0
      removeLinks(search, links)
      for (const stop of search.waiting.stops.slice(0, search.waiting.count)) {
        const gap = findGap({ ...search, akin: search.akin, blink: 0 }, links, stop)
        const least = leastBeside(problem, search, links, stop)
        expect(gap === NOBODY ? Infinity : costAt(problem, search, links, stop, gap)).toBe(least)
        if (gap !== NOBODY) {
          found += 1
          linkIn(search, links, stop, gap, vehicleAt(search, gap))
        } else some.add(search.tours.left, stop)
      }
      search.waiting.count = 0
      writeAll(search, links)
      keepAll(search)
      linkAll(search, links)
    }
    expect(found).toBeGreaterThan(300)
  })
})

describe('linked routes', () => {
  it('visit stops that were left out before, although the routes get longer', () => {
    const search = opened(townFor({ vehicles: 14, capacity: 20, hours: 2000 }))
    const before = search.kept.left.count
    const links = linksOf(search)
    for (let made = 0; made < 500; made += 1) linkedStep(search, links, 0, true)
    expect(search.kept.left.count).toBeLessThan(before - 5)
  })

  it('are for plain problems without windows and with many routes', () => {
    const canLinkIn = (problem: Problem): boolean => {
      const search = searchOf(factsOf(problem), chanceOf(3), () => false)
      open(search, undefined)
      return canLink(search)
    }
    expect(canLinkIn(aPlainTown(200, 40))).toBe(false)
    expect(canLinkIn(aTown(200, 40))).toBe(false)
  })

  it('give the same plan for the same seed and number of steps', () => {
    const problem = townFor({ vehicles: 40, capacity: 20, hours: 2000 })
    expect(answerTo(problem, { seed: 5 })).toEqual(answerTo(problem, { seed: 5 }))
  })
})
