import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Plan, Problem } from '../../optimiser'
import { keepAll } from '../../optimiser/anneal'
import { smoother } from '../../optimiser/anneal/periodic-descent'
import { chanceOf } from '../../optimiser/random'
import { factsOf } from '../../optimiser/instance'
import { numbered } from '../../optimiser/numbering'
import { open } from '../../optimiser/initial-plan'
import { paceOf } from '../../optimiser/budget'
import { planOf } from '../../optimiser/to-solver-output'
import { searchOf } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { answerTo } from './solve-for-test'
import { aPlainTown, aTown, aTownAtLunch } from './a-town'
import { cpuTimeMs, cpuUnitMs } from '../kit/cpu-unit'
import { asProposed, asRouteProblem, asTravel } from './to-domain'

const isRight = (problem: Problem, plan: Plan): boolean =>
  E.isRight(verifyPlan(asRouteProblem(problem), asTravel(problem), asProposed(plan)))

/** Cancels after so many milliseconds of processor time, and measures how long the answer takes from there. */
const answeredAfter = (problem: Problem, moment: number): { readonly plan: Plan; readonly within: number } => {
  const due = cpuTimeMs() + moment
  const signal = {
    get aborted(): boolean {
      return cpuTimeMs() >= due
    },
  }
  const plan = answerTo(problem, { budget: { ms: 60_000 }, clock: cpuTimeMs, signal })
  return { plan, within: cpuTimeMs() - due }
}

const towns: ReadonlyArray<readonly [string, Problem]> = [
  ['windows', aTown(5000, 250)],
  ['nothing but metres', aPlainTown(5000, 250)],
  ['lunch breaks', aTownAtLunch(5000, 250)],
]

/** Moments spread over the preparation, in which everything is computed for the first time. */
const moments = (seed: number): ReadonlyArray<number> => {
  const chance = chanceOf(seed)
  return [0, 40, 100, 200, 400, 800].map((from) => from + chance.below(from + 40))
}

describe('local search on five thousand stops', () => {
  it('leaves a right plan soon after it is cancelled', () => {
    const never = { aborted: false }
    const { problem } = numbered(aPlainTown(5000, 250), () => false)
    const search = searchOf(factsOf(problem), chanceOf(1), () => false)
    open(search, undefined)
    keepAll(search)
    // The first call makes the sketch, which takes long.
    smoother(search, paceOf({ budget: { iterations: 1 }, clock: cpuTimeMs, signal: never }), () => {}).run(0.3)
    const within = [1, 20, 60, 120, 300].map((moment) => {
      const due = cpuTimeMs() + moment
      const signal = {
        get aborted(): boolean {
          return cpuTimeMs() >= due
        },
      }
      const pace = paceOf({ budget: { ms: 60_000 }, clock: cpuTimeMs, signal })
      smoother({ ...search, akin: search.akin, isStopped: pace.isStopped }, pace, () => {}).run(0.3)
      return cpuTimeMs() - due
    })
    // 5 to 30 ms on an idle processor; the limit is measured in runs of a fixed computation.
    const mostMs = 6 * cpuUnitMs()
    expect(within.map((one) => Math.round(one)).filter((one) => one > mostMs)).toEqual([])
    expect(isRight(problem, planOf(search.facts, search.best))).toBe(true)
  })
})

describe.each(towns)('of five thousand stops with %s', (_, problem) => {
  it('a right plan comes soon after the search is cancelled', () => {
    const answers = moments(20_261_122).map((moment) => answeredAfter(problem, moment))
    // 20 to 50 ms on an idle processor; the limit is measured in runs of a fixed computation.
    const mostMs = 6 * cpuUnitMs()
    expect(answers.map(({ within }) => Math.round(within)).filter((within) => within > mostMs)).toEqual([])
    for (const { plan } of answers.slice(-2)) expect(isRight(problem, plan)).toBe(true)
  })

  it('every stop is planned once there is a plan to improve', () => {
    const plan = answerTo(problem, { budget: { iterations: 1 } })
    expect(plan.unplanned).toEqual([])
    expect(isRight(problem, plan)).toBe(true)
  })

  it('a budget of a second takes little more, even if stops are still unplanned by then', () => {
    const since = cpuTimeMs()
    const plan = answerTo(problem, { budget: { ms: 1000 }, clock: cpuTimeMs })
    // 1.0 to 1.3 s on an idle processor; the limit is measured in runs of a fixed computation.
    expect(cpuTimeMs() - since).toBeLessThan(1000 + 10 * cpuUnitMs())
    expect(isRight(problem, plan)).toBe(true)
  })
})
