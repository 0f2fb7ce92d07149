import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPlainProblem, aRichProblem } from './a-solver-input'
import { answerTo, steps } from './solve-for-test'
import { leastCost } from './brute-force'
import { onRealRoads } from './shortest-roads'

/** No search finds the best plan of every problem, so these tests draw the same problems every time. */
const drawn = { seed: 20261122, endOnFailure: true }

// Brute force over all orders of eight stops takes long.
describe('no plan of a small problem on real roads is cheaper than the one that is found', { timeout: 120_000 }, () => {
  it('for any problem of up to six stops', () => {
    fc.assert(
      fc.property(aRichProblem(6).map(onRealRoads), (problem) => {
        expect(answerTo(problem, { budget: steps(10_000) }).cost).toBeCloseTo(leastCost(problem), 6)
      }),
      { ...drawn, numRuns: 40 },
    )
  })

  it('for plain problems of up to eight stops', () => {
    fc.assert(
      fc.property(aPlainProblem(8).map(onRealRoads), (problem) => {
        expect(answerTo(problem, { budget: steps(4000) }).cost).toBeCloseTo(leastCost(problem), 6)
      }),
      { ...drawn, numRuns: 25 },
    )
  })
})
