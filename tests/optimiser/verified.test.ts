import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverOutput } from '../../optimiser'
import { aSimpleInput, aGeneralInput } from './a-solver-input'
import { solveForTest, steps } from './solve-for-test'
import { verifyOutput } from './to-domain'

describe('solve, verified by the rules of the domain', () => {
  it('plans of problems of any kind are valid', () => {
    fc.assert(
      fc.property(aGeneralInput(12), fc.nat(), (problem, seed) => {
        expect(verifyOutput(problem, solveForTest(problem, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 100 },
    )
  })

  it('plans of problems where lateness has a price are valid', () => {
    fc.assert(
      fc.property(aGeneralInput(10), fc.constantFrom(0.1, 1, 10), fc.nat(), (problem, lateness, seed) => {
        const withLateness = { ...problem, weights: { ...problem.weights, latenessWeight: lateness } }
        expect(verifyOutput(withLateness, solveForTest(withLateness, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 100 },
    )
  })

  it('plans of plain problems are valid', () => {
    fc.assert(
      fc.property(aSimpleInput(14), fc.nat(), (problem, seed) => {
        expect(verifyOutput(problem, solveForTest(problem, { seed, budget: steps(300) }))).toMatchObject({
          _tag: 'Right',
        })
      }),
      { numRuns: 75 },
    )
  })
})

type Mutant = (plan: SolverOutput) => SolverOutput

const mutants: Readonly<Record<string, Mutant>> = {
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

describe('verifyOutput', () => {
  it.each(Object.entries(mutants))('a plan with %s is refused', (_, mutant) => {
    fc.assert(
      fc.property(aGeneralInput(8), (problem) => {
        const plan = solveForTest(problem, { budget: steps(100) })
        fc.pre(plan.routes.length > 0)
        expect(verifyOutput(problem, mutant(plan))).toMatchObject({ _tag: 'Left' })
      }),
      { numRuns: 30 },
    )
  })
})
