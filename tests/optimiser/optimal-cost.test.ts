import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSimpleInput, aGeneralInput, aSelectionInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { optimalCost } from './brute-force'
import { withShortestRoads } from './shortest-roads'

/** No search finds the best plan of every problem, so these tests draw the same problems every time. */
const drawn = { seed: 20261122, endOnFailure: true }

// Brute force over all orders of seven stops takes long.
describe('solve for small problems on shortest roads', { timeout: 120_000 }, () => {
  it('the plan of a problem of any kind with up to six stops has the optimal cost', () => {
    fc.assert(
      fc.property(aGeneralInput(6).map(withShortestRoads), (problem) => {
        expect(solveForTest(problem, { budget: steps(800) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { ...drawn, numRuns: 40 },
    )
  })

  it('the plan of a problem whose vehicles pay only for several stops together has the optimal cost', () => {
    fc.assert(
      fc.property(aSelectionInput(6).map(withShortestRoads), (problem) => {
        expect(solveForTest(problem, { budget: steps(800) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { ...drawn, numRuns: 40 },
    )
  })

  it('the plan of a plain problem with up to seven stops has the optimal cost', () => {
    fc.assert(
      fc.property(aSimpleInput(7).map(withShortestRoads), (problem) => {
        expect(solveForTest(problem, { budget: steps(500) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { ...drawn, numRuns: 40 },
    )
  })
})
