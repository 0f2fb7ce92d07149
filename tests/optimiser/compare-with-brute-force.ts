import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { brokenRuleMessage } from '../../src/domain/problem'
import { aMixedInput } from './a-mixed-input'
import { optimalCost } from './brute-force'
import { solveForTest, steps } from './solve-for-test'
import { verifyOutput } from './to-domain'

/** What was found wrong with the plan of a problem, and the seed that draws the problem again. */
type Finding = { readonly seed: number; readonly text: string }

export type Comparison = {
  readonly problems: number
  readonly refused: ReadonlyArray<Finding>
  /** plans that cost over 2 % more than the cheapest */
  readonly dearer: ReadonlyArray<Finding>
}

const MAX_STOPS = 5
const STEPS = 3000
const TOLERANCE = 0.02

/** Solves random mixed problems, one for each seed, verifies the plans, and compares them with the cheapest of all plans. */
export const compareWithBruteForce = (
  problems: number,
  firstSeed: number,
  onProgress: (done: number) => void = () => {},
): Comparison => {
  const [refused, dearer]: [Finding[], Finding[]] = [[], []]
  for (let index = 0; index < problems; index += 1) {
    const seed = firstSeed + index
    for (const { problem, features } of fc.sample(aMixedInput(MAX_STOPS), { seed, numRuns: 1 })) {
      const plan = solveForTest(problem, { budget: steps(STEPS) })
      const outcome = verifyOutput(problem, plan)
      if (E.isLeft(outcome)) refused.push({ seed, text: outcome.left.map(brokenRuleMessage).join(', ') })
      const least = optimalCost(problem)
      if (plan.cost > least * (1 + TOLERANCE) + 1e-6)
        dearer.push({ seed, text: `${plan.cost} instead of ${least}, with ${features.join(', ')}` })
    }
    onProgress(index + 1)
  }
  return { problems, refused, dearer }
}
