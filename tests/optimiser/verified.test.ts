import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverOutput } from '../../optimiser'
import { aSimpleInput, aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { verifyOutput } from './to-domain'

describe('every answer is right by the rules of the domain', () => {
  it('for problems of any kind', () => {
    fc.assert(
      fc.property(aGeneralInput(12), fc.nat(), (problem, seed) => {
        expect(verifyOutput(problem, solveForTest(problem, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 200 },
    )
  })

  it('for problems where lateness has a price', () => {
    fc.assert(
      fc.property(aGeneralInput(10), fc.constantFrom(0.1, 1, 10), fc.nat(), (problem, lateness, seed) => {
        const lenient = { ...problem, weights: { ...problem.weights, lateness } }
        expect(verifyOutput(lenient, solveForTest(lenient, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 200 },
    )
  })

  it('for plain problems', () => {
    fc.assert(
      fc.property(aSimpleInput(14), fc.nat(), (problem, seed) => {
        expect(verifyOutput(problem, solveForTest(problem, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 150 },
    )
  })
})

type Slip = (plan: SolverOutput) => SolverOutput

const slips: Readonly<Record<string, Slip>> = {
  'a stop visited twice': (plan) => ({
    ...plan,
    routes: plan.routes.map((route) => ({ ...route, visits: [...route.visits, ...route.visits.slice(0, 1)] })),
  }),
  'a stop forgotten': (plan) => ({
    ...plan,
    routes: plan.routes.map((route) => ({ ...route, visits: route.visits.slice(1) })),
  }),
  'metres that are not driven': (plan) => ({ ...plan, metres: plan.metres + 1 }),
  'a day that begins too early': (plan) => ({
    ...plan,
    seconds: plan.seconds + plan.routes.length * 1000,
    routes: plan.routes.map((route) => ({ ...route, leaves: route.leaves - 1000 })),
  }),
  'a day that ends too late': (plan) => ({
    ...plan,
    seconds: plan.seconds + plan.routes.length * 1000,
    routes: plan.routes.map((route) => ({ ...route, returns: route.returns + 1000 })),
  }),
}

describe('a wrong answer is refused', () => {
  it.each(Object.entries(slips))('%s', (_, slip) => {
    fc.assert(
      fc.property(aGeneralInput(8), (problem) => {
        const plan = solveForTest(problem, { budget: steps(100) })
        fc.pre(plan.routes.length > 0)
        expect(verifyOutput(problem, slip(plan))).toMatchObject({ _tag: 'Left' })
      }),
      { numRuns: 60 },
    )
  })
})
