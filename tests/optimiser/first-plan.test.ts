import { describe, expect, it } from 'vitest'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { buildInstance } from '../../optimiser/instance'
import { createRandom } from '../../optimiser/random'
import { createSearch } from '../../optimiser/search'
import type { SolverInput } from '../../optimiser'
import { projectTownFor, townOfTwoDepots, verifiedCost } from './linked-routes'

const fleet = { vehicles: 40, capacity: 20, hours: 3 }

const firstCost = (problem: SolverInput, bySavings: boolean): number => {
  const instance = { ...buildInstance(problem), ...(bySavings ? {} : { ignoresTimeOfDay: false }) }
  const search = createSearch(instance, createRandom(3), () => false)
  buildInitialPlan(search, undefined)
  expect(verifiedCost(problem, search)).toBeCloseTo(search.best.total, 6)
  return search.best.total
}

/** Each vehicle starts and ends at another stop, and costs as much as five hours of work. */
const townOfHomes = (): SolverInput => {
  const town = projectTownFor(fleet, {})
  return {
    ...town,
    vehicles: town.vehicles.map((vehicle, index) => ({ ...vehicle, start: index, end: index, fixedCost: 18_000 })),
  }
}

describe('buildInitialPlan', () => {
  it.each([
    ['time has a price', projectTownFor(fleet, {})],
    ['vehicles have two depots', townOfTwoDepots(fleet)],
  ])('where %s, savings make the first plan cheaper than insertion alone', (_, problem) =>
    expect(firstCost(problem, true)).toBeLessThan(firstCost(problem, false)),
  )

  it('where every vehicle has another depot, the first plan is no dearer than by insertion alone', () =>
    expect(firstCost(townOfHomes(), true)).toBeLessThanOrEqual(firstCost(townOfHomes(), false)))
})
