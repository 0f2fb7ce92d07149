import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSimpleInput, aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { optimalCost } from './brute-force'
import { withShortestRoads } from './shortest-roads'

/** No search finds the best plan of every problem, so these tests draw the same problems every time. */
const drawn = { seed: 20261122, endOnFailure: true }

// Brute force over all orders of eight stops takes long.
describe('no plan of a small problem on real roads is cheaper than the one that is found', { timeout: 120_000 }, () => {
  it('for any problem of up to six stops', () => {
    fc.assert(
      fc.property(aGeneralInput(6).map(withShortestRoads), (problem) => {
        expect(solveForTest(problem, { budget: steps(10_000) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { ...drawn, numRuns: 40 },
    )
  })

  it('for plain problems of up to eight stops', () => {
    fc.assert(
      fc.property(aSimpleInput(8).map(withShortestRoads), (problem) => {
        expect(solveForTest(problem, { budget: steps(4000) }).cost).toBeCloseTo(optimalCost(problem), 6)
      }),
      { ...drawn, numRuns: 25 },
    )
  })
})
