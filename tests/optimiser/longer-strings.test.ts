import { describe, expect, it } from 'vitest'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { removeStrings } from '../../optimiser/removal'
import { createSearch } from '../../optimiser/search'
import { vehicleSet } from '../../optimiser/routes'
import { aTown } from './a-town'

const DRAWS = 50

/** How many stops are removed in fifty steps from the same plan. */
const removedFrom = (stops: number, vehicles: number, unplannedCount: number): number => {
  const instance = buildInstance(aTown(stops, vehicles))
  let removed = 0
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const search = createSearch(instance, createRandom(seed), () => false)
    buildInitialPlan(search, undefined)
    search.accepted.unplanned.count = unplannedCount
    vehicleSet.clear(search.changedVehicles)
    removeStrings(search)
    removed += search.waiting.count
  }
  return removed
}

describe('removeStrings', () => {
  it('a step removes about twice as many stops where stops are unplanned', () => {
    expect(removedFrom(100, 10, 1)).toBeGreaterThan(1.5 * removedFrom(100, 10, 0))
  })

  it('a step removes no more stops than usual in problems with more than three hundred stops', () => {
    expect(removedFrom(320, 40, 1)).toBe(removedFrom(320, 40, 0))
  })
})
