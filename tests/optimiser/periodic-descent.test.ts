import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { canDescend, createPeriodicDescent } from '../../optimiser/anneal/periodic-descent'
import { acceptAll } from '../../optimiser/anneal'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { trackBudget, type Budget } from '../../optimiser/budget'
import { toSolverOutput } from '../../optimiser/to-solver-output'
import { createSearch, type Search } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { solveForTest, steps } from './solve-for-test'
import { aSimpleTown, aTown } from './a-town'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'

const problem = aSimpleTown(800, 60)
const often: Budget = steps(1_000_000)
const paceWith = (signal: { readonly aborted: boolean }, budget = often): ReturnType<typeof trackBudget> =>
  trackBudget({ budget, clock: () => 0, signal })

const opened = (isStopped: () => boolean = () => false): Search => {
  const search = createSearch(buildInstance(problem), createRandom(3), isStopped)
  buildInitialPlan(search, undefined)
  acceptAll(search)
  return search
}

const isRight = (search: Search): boolean =>
  E.isRight(
    verifyPlan(
      toRouteProblem(problem),
      toTravel(problem),
      toProposedPlan(toSolverOutput(search.instance, search.best)),
    ),
  )

describe('local search between steps', () => {
  it('makes routes cheaper, keeps every rule, and counts its steps', () => {
    const search = opened()
    const before = search.best.total
    const pace = paceWith({ aborted: false })
    const share = createPeriodicDescent(search, pace, () => {}).run(0.3)
    expect(search.best.total).toBeLessThan(0.99 * before)
    expect(search.accepted.total).toBe(search.best.total)
    expect(toSolverOutput(search.instance, search.best).cost).toBeCloseTo(search.best.total, 6)
    expect(pace.iterations()).toBeGreaterThan(800)
    expect(share).toBe(pace.iterations() / 1_000_000)
    expect(isRight(search)).toBe(true)
  })

  it('runs once at each moment, and not before the first', () => {
    const search = opened()
    const pace = paceWith({ aborted: false })
    const smooth = createPeriodicDescent(search, pace, () => {})
    const areDue = (): ReadonlyArray<boolean> => [0.29, 0.3, 0.7, 0.75, 0.8, 1].map(smooth.isDue)
    expect(areDue()).toEqual([false, true, true, true, true, false])
    smooth.run(0.7)
    expect(areDue()).toEqual([false, false, false, false, true, false])
  })

  it('leaves a right plan when it is cancelled, before its first step or between two', () => {
    for (const after of [0, 1, 500, 1500]) {
      let looks = 0
      const signal = {
        get aborted(): boolean {
          looks += 1
          return looks > after
        },
      }
      const search = opened()
      const before = search.best.total
      createPeriodicDescent(
        { ...search, relatedStops: search.relatedStops, isStopped: () => signal.aborted },
        paceWith(signal),
        () => {},
      ).run(0.3)
      expect(search.best.total).toBeLessThanOrEqual(before)
      expect(isRight(search)).toBe(true)
    }
  })

  it('gives the same plan for the same seed and number of steps', () => {
    const budget = steps(9000)
    expect(solveForTest(problem, { budget, seed: 5 })).toEqual(solveForTest(problem, { budget, seed: 5 }))
  })

  it('is for plain problems with many stops', () => {
    expect(canDescend(buildInstance(problem))).toBe(true)
    expect(canDescend(buildInstance(aSimpleTown(300, 30)))).toBe(false)
    expect(canDescend(buildInstance(aTown(800, 60)))).toBe(false)
  })
})
