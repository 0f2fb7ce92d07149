import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPlainProblem, aRichProblem } from './a-problem'
import { answerTo, steps } from './asked'
import { leastCost } from './brute-force'

describe('no plan of a small problem is cheaper', () => {
  it('whatever it holds, up to six stops', () => {
    fc.assert(
      fc.property(aRichProblem(6), (problem) => {
        expect(answerTo(problem, { budget: steps(10_000) }).cost).toBeCloseTo(leastCost(problem), 6)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it('of plain problems, up to eight stops', () => {
    fc.assert(
      fc.property(aPlainProblem(8), (problem) => {
        expect(answerTo(problem, { budget: steps(4000) }).cost).toBeCloseTo(leastCost(problem), 6)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })
})
