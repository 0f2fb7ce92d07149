import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { canDescend, createPeriodicDescent } from '../../optimiser/anneal/periodic-descent'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { trackBudget, type Budget } from '../../optimiser/budget'
import { toSolverOutput } from '../../optimiser/to-solver-output'
import { createSearch, type Search } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { solveForTest, steps } from './solve-for-test'
import { aSimpleTown, aTown, aTownWithBreak } from './a-town'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'

const problem = aSimpleTown(800, 60)
const longBudget: Budget = steps(1_000_000)
const budgetTrackerWith = (
  signal: { readonly aborted: boolean },
  budget = longBudget,
): ReturnType<typeof trackBudget> => trackBudget({ budget, clock: () => 0, signal })

const createTestSearch = (isStopped: () => boolean = () => false): Search => {
  const search = createSearch(buildInstance(problem), createRandom(3), isStopped)
  buildInitialPlan(search, undefined)
  return search
}

const isValid = (search: Search): boolean =>
  E.isRight(
    verifyPlan(
      toRouteProblem(problem),
      toTravel(problem),
      toProposedPlan(toSolverOutput(search.instance, search.best)),
    ),
  )

describe('createPeriodicDescent', () => {
  it('a run makes the plan cheaper, keeps it valid, and counts its steps', () => {
    const search = createTestSearch()
    const before = search.best.total
    const budgetTracker = budgetTrackerWith({ aborted: false })
    const share = createPeriodicDescent(search, budgetTracker, () => {}).run(0.3)
    expect(search.best.total).toBeLessThan(0.99 * before)
    expect(search.accepted.total).toBe(search.best.total)
    expect(toSolverOutput(search.instance, search.best).cost).toBeCloseTo(search.best.total, 6)
    expect(budgetTracker.iterations()).toBeGreaterThan(800)
    expect(share).toBe(budgetTracker.iterations() / 1_000_000)
    expect(isValid(search)).toBe(true)
  })

  it('a run is due once at each share of the budget, and not before the first', () => {
    const search = createTestSearch()
    const budgetTracker = budgetTrackerWith({ aborted: false })
    const periodicDescent = createPeriodicDescent(search, budgetTracker, () => {})
    const areDue = (): ReadonlyArray<boolean> => [0.29, 0.3, 0.7, 0.75, 0.8, 1].map(periodicDescent.isDue)
    expect(areDue()).toEqual([false, true, true, true, true, false])
    periodicDescent.run(0.7)
    expect(areDue()).toEqual([false, false, false, false, true, false])
  })

  it('a run that is cancelled before its first step or between two leaves a valid plan', () => {
    for (const maxChecks of [0, 1, 500, 1500]) {
      let checks = 0
      const signal = {
        get aborted(): boolean {
          checks += 1
          return checks > maxChecks
        },
      }
      const search = createTestSearch()
      const before = search.best.total
      createPeriodicDescent(
        { ...search, relatedStops: search.relatedStops, isStopped: () => signal.aborted },
        budgetTrackerWith(signal),
        () => {},
      ).run(0.3)
      expect(search.best.total).toBeLessThanOrEqual(before)
      expect(isValid(search)).toBe(true)
    }
  })

  it('the same seed and number of steps give the same plan', () => {
    const budget = steps(9000)
    expect(solveForTest(problem, { budget, seed: 5 })).toEqual(solveForTest(problem, { budget, seed: 5 }))
  })

  it('canDescend is true only for problems with many stops in which a route has one timing', () => {
    expect(canDescend(buildInstance(problem))).toBe(true)
    expect(canDescend(buildInstance(aTown(800, 60)))).toBe(true)
    expect(canDescend(buildInstance(aSimpleTown(300, 30)))).toBe(false)
    expect(canDescend(buildInstance(aTownWithBreak(800, 60)))).toBe(false)
  })
})
