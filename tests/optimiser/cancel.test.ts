import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SolverOutput, SolverInput } from '../../optimiser'
import { createPeriodicDescent } from '../../optimiser/anneal/periodic-descent'
import { createRandom } from '../../optimiser/random'
import { buildInstance } from '../../optimiser/instance'
import { renumber } from '../../optimiser/renumber'
import { buildInitialPlan } from '../../optimiser/initial-plan'
import { trackBudget } from '../../optimiser/budget'
import { toSolverOutput } from '../../optimiser/to-solver-output'
import { createSearch } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { solveForTest } from './solve-for-test'
import { aSimpleTown, aTown, aTownWithBreak } from './a-town'
import { cpuTimeMs, cpuUnitMs } from '../kit/cpu-unit'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'

const isValid = (problem: SolverInput, plan: SolverOutput): boolean =>
  E.isRight(verifyPlan(toRouteProblem(problem), toTravel(problem), toProposedPlan(plan)))

/** Cancels after `delayMs` of processor time, and measures how long the solver takes to return from then on. */
const solveUntil = (
  problem: SolverInput,
  delayMs: number,
): { readonly plan: SolverOutput; readonly elapsedMs: number } => {
  const deadline = cpuTimeMs() + delayMs
  const signal = {
    get aborted(): boolean {
      return cpuTimeMs() >= deadline
    },
  }
  const plan = solveForTest(problem, { budget: { ms: 60_000 }, clock: cpuTimeMs, signal })
  return { plan, elapsedMs: cpuTimeMs() - deadline }
}

const simpleTown = aSimpleTown(5000, 250)

const towns: ReadonlyArray<readonly [string, SolverInput]> = [
  ['windows', aTown(5000, 250)],
  ['nothing but metres', simpleTown],
  ['lunch breaks', aTownWithBreak(5000, 250)],
]

/** Delays in milliseconds, spread over the preparation. */
const cancelDelays = (seed: number): ReadonlyArray<number> => {
  const random = createRandom(seed)
  return [0, 40, 100, 200, 400, 800].map((from) => from + random.integer(from + 40))
}

describe('createPeriodicDescent on five thousand stops', () => {
  it('a cancelled descent soon returns a valid plan', () => {
    const neverAborted = { aborted: false }
    const { problem } = renumber(simpleTown, () => false)
    const search = createSearch(buildInstance(problem), createRandom(1), () => false)
    buildInitialPlan(search, undefined)
    // The first run creates the penalised routes, which takes long.
    createPeriodicDescent(
      search,
      trackBudget({ budget: { iterations: 1 }, clock: cpuTimeMs, signal: neverAborted }),
      () => {},
    ).run(0.3)
    const elapsedMs = [1, 20, 60, 120, 300].map((delayMs) => {
      const deadline = cpuTimeMs() + delayMs
      const signal = {
        get aborted(): boolean {
          return cpuTimeMs() >= deadline
        },
      }
      const budgetTracker = trackBudget({ budget: { ms: 60_000 }, clock: cpuTimeMs, signal })
      createPeriodicDescent(
        { ...search, relatedStops: search.relatedStops, isStopped: budgetTracker.isStopped },
        budgetTracker,
        () => {},
      ).run(0.3)
      return cpuTimeMs() - deadline
    })
    // 5 to 30 ms on an idle processor; the limit is measured in runs of a fixed computation.
    const maxMs = 6 * cpuUnitMs()
    expect(elapsedMs.map((duration) => Math.round(duration)).filter((duration) => duration > maxMs)).toEqual([])
    expect(isValid(problem, toSolverOutput(search.instance, search.best))).toBe(true)
  })
})

describe.each(towns)('solve for five thousand stops with %s', (_, problem) => {
  it('a cancelled search soon returns a valid plan', () => {
    // 20 to 50 ms on an idle processor; the limit is measured in runs of a fixed computation.
    const maxMs = 6 * cpuUnitMs()
    const answers = cancelDelays(20_261_122).map((delayMs) => {
      const answer = solveUntil(problem, delayMs)
      // A collection of garbage can fall into one measurement; a search that ends late does so again.
      return answer.elapsedMs > maxMs ? solveUntil(problem, delayMs) : answer
    })
    const lateMs = answers.map(({ elapsedMs }) => Math.round(elapsedMs)).filter((elapsedMs) => elapsedMs > maxMs)
    expect(lateMs).toEqual([])
    for (const { plan } of answers.slice(-2)) expect(isValid(problem, plan)).toBe(true)
  })

  it('every stop is planned once there is a plan to improve', () => {
    const plan = solveForTest(problem, { budget: { iterations: 1 } })
    expect(plan.unplanned).toEqual([])
    expect(isValid(problem, plan)).toBe(true)
  })

  it('a search with a budget of a second takes little longer, even if stops are still unplanned by then', () => {
    const startedAt = cpuTimeMs()
    const plan = solveForTest(problem, { budget: { ms: 1000 }, clock: cpuTimeMs })
    // 1.0 to 1.3 s on an idle processor; the limit is measured in runs of a fixed computation.
    expect(cpuTimeMs() - startedAt).toBeLessThan(1000 + 10 * cpuUnitMs())
    expect(isValid(problem, plan)).toBe(true)
  })
})
