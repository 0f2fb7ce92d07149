import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'

const BUILDINGS = 20
/** More than the neighbours whose mean distance sets the temperature. */
const EACH = 12

/** The stops of a town moved to a few of its locations, a dozen to each. */
const inBuildings = (town: SolverInput): SolverInput => ({
  ...town,
  stops: town.stops.map((stop, index) => ({ ...stop, matrixRow: 1 + (index % BUILDINGS) })),
})

describe('solve where each building has a dozen stops, so that the nearest stops are at distance 0', () => {
  it('the search goes on from its first plan until every stop is planned', () => {
    const problem = inBuildings(aTown(BUILDINGS * EACH, 8))
    expect(solveForTest(problem, { budget: steps(0) }).unplanned).not.toEqual([])
    expect(solveForTest(problem, { budget: steps(1000) }).unplanned).toEqual([])
  })
})
