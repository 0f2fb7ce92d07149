import { describe, expect, it } from 'vitest'
import { acceptAll } from '../../optimiser/anneal'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { removeStrings } from '../../optimiser/removal'
import { createSearch } from '../../optimiser/search'
import { vehicleSet } from '../../optimiser/tours'
import { aTown } from './a-town'

const DRAWS = 50

/** How many stops are removed in fifty steps from the same plan. */
const removedFrom = (stops: number, vehicles: number, leftOut: number): number => {
  const facts = buildInstance(aTown(stops, vehicles))
  let removed = 0
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const search = createSearch(facts, createRandom(seed), () => false)
    buildInitialPlan(search, undefined)
    acceptAll(search)
    search.accepted.unplanned.count = leftOut
    vehicleSet.clear(search.changedVehicles)
    removeStrings(search)
    removed += search.waiting.count
  }
  return removed
}

describe('the strings of stops that a step removes', () => {
  it('are about twice as many stops where stops are left out, since every vehicle is full then', () => {
    expect(removedFrom(100, 10, 1)).toBeGreaterThan(1.5 * removedFrom(100, 10, 0))
  })

  it('are no more stops than usual in problems so large that such steps would take too long', () => {
    expect(removedFrom(320, 40, 1)).toBe(removedFrom(320, 40, 0))
  })
})
