import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { canSmooth, smoother } from '../../optimiser/anneal/periodic-descent'
import { keepAll } from '../../optimiser/anneal'
import { chanceOf } from '../../optimiser/random'
import { factsOf } from '../../optimiser/instance'
import { open } from '../../optimiser/initial-plan'
import { paceOf, type Budget } from '../../optimiser/budget'
import { planOf } from '../../optimiser/to-solver-output'
import { searchOf, type Search } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { answerTo, steps } from './solve-for-test'
import { aPlainTown, aTown } from './a-town'
import { asProposed, asRouteProblem, asTravel } from './to-domain'

const problem = aPlainTown(800, 60)
const often: Budget = steps(1_000_000)
const paceWith = (signal: { readonly aborted: boolean }, budget = often): ReturnType<typeof paceOf> =>
  paceOf({ budget, clock: () => 0, signal })

const opened = (isStopped: () => boolean = () => false): Search => {
  const search = searchOf(factsOf(problem), chanceOf(3), isStopped)
  open(search, undefined)
  keepAll(search)
  return search
}

const isRight = (search: Search): boolean =>
  E.isRight(verifyPlan(asRouteProblem(problem), asTravel(problem), asProposed(planOf(search.facts, search.best))))

describe('local search between steps', () => {
  it('makes routes cheaper, keeps every rule, and counts its steps', () => {
    const search = opened()
    const before = search.best.total
    const pace = paceWith({ aborted: false })
    const share = smoother(search, pace, () => {}).run(0.3)
    expect(search.best.total).toBeLessThan(0.99 * before)
    expect(search.kept.total).toBe(search.best.total)
    expect(planOf(search.facts, search.best).cost).toBeCloseTo(search.best.total, 6)
    expect(pace.iterations()).toBeGreaterThan(800)
    expect(share).toBe(pace.iterations() / 1_000_000)
    expect(isRight(search)).toBe(true)
  })

  it('runs once at each moment, and not before the first', () => {
    const search = opened()
    const pace = paceWith({ aborted: false })
    const smooth = smoother(search, pace, () => {})
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
      smoother({ ...search, akin: search.akin, isStopped: () => signal.aborted }, paceWith(signal), () => {}).run(0.3)
      expect(search.best.total).toBeLessThanOrEqual(before)
      expect(isRight(search)).toBe(true)
    }
  })

  it('gives the same plan for the same seed and number of steps', () => {
    const budget = steps(9000)
    expect(answerTo(problem, { budget, seed: 5 })).toEqual(answerTo(problem, { budget, seed: 5 }))
  })

  it('is for plain problems with many stops', () => {
    expect(canSmooth(factsOf(problem))).toBe(true)
    expect(canSmooth(factsOf(aPlainTown(300, 30)))).toBe(false)
    expect(canSmooth(factsOf(aTown(800, 60)))).toBe(false)
  })
})
