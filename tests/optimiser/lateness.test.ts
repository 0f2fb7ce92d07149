import { describe, expect, it } from 'vitest'
import type { SolverOutput, SolverInput } from '../../optimiser'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'

/** A break of half an hour at noon for every vehicle. */
const lunchBreak = { from: 12 * 3600, to: 14 * 3600, length: 1800 }

type Kind = (problem: SolverInput) => SolverInput

const withSecondWindows: Kind = (problem) => ({
  ...problem,
  stops: problem.stops.map((stop, index) => ({
    ...stop,
    windows: stop.windows.flatMap(({ from }) => [
      { from, to: from + 3600 },
      { from: 8 * 3600 + ((index * 977) % (6 * 3600)), to: 9 * 3600 + ((index * 977) % (6 * 3600)) },
    ]),
  })),
})

const withLunchBreak: Kind = (problem) => ({
  ...problem,
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [lunchBreak] })),
})

const unchanged: Kind = (problem) => problem

const kinds: ReadonlyArray<readonly [string, Kind]> = [
  ['one slot a stop', unchanged],
  ['two slots a stop', withSecondWindows],
  ['breaks', withLunchBreak],
  ['breaks and two slots a stop', (problem) => withLunchBreak(withSecondWindows(problem))],
]

const withLateness = (problem: SolverInput, latenessWeight: number): SolverInput => ({
  ...problem,
  weights: { ...problem.weights, latenessWeight },
})

describe.each(kinds)('solve for too many stops with %s', (_, kind) => {
  it('a plan that may be late at a price costs no more, and has no more unplanned stops, than one that may not', () => {
    for (const seed of [1, 2]) {
      const problem = kind(aTown(120, 2, seed))
      const options = { seed, budget: steps(250) }
      const strictPlan = solveForTest(problem, options)
      expect(strictPlan.unplanned.length).toBeGreaterThan(30)
      for (const price of [2, 10]) {
        const plan = solveForTest(withLateness(problem, price), options)
        expect(plan.cost).toBeLessThanOrEqual(strictPlan.cost)
        expect(plan.unplanned.length).toBeLessThanOrEqual(strictPlan.unplanned.length)
      }
    }
  })
})

describe('solve where lateness has a price', () => {
  const problem = withLateness(withLunchBreak(aTown(60, 1)), 10)

  it('the search begins with today’s late plan where that is cheaper than a plan in time', () => {
    const today = solveForTest(problem, { budget: steps(600) })
    const currentRoutes = today.routes.map(({ visits }) => visits.map(({ stop }) => stop))
    const strictOutput = solveForTest(
      { ...problem, weights: { ...problem.weights, latenessWeight: undefined } },
      { budget: steps(10) },
    )
    expect(today.cost).toBeLessThan(strictOutput.cost)
    expect(solveForTest({ ...problem, currentRoutes }, { budget: steps(10) }).cost).toBeLessThanOrEqual(
      today.cost + 1e-6,
    )
  })

  it('a cancelled search returns the best plan so far, both before and after lateness is allowed', () => {
    const solveUntil = (
      maxChecks: number,
    ): { readonly plan: SolverOutput; readonly checks: number; readonly reportedCosts: ReadonlyArray<number> } => {
      const reportedCosts: number[] = []
      let [checks, time] = [0, 0]
      const signal = {
        get aborted(): boolean {
          checks += 1
          return checks > maxChecks
        },
      }
      const onProgress = ({ best }: { readonly best: { readonly cost: number } }): void =>
        void reportedCosts.push(best.cost)
      const plan = solveForTest(problem, { budget: steps(200), signal, clock: () => (time += 300), onProgress })
      return { plan, checks, reportedCosts }
    }
    const { checks: allChecks, plan: uncancelled } = solveUntil(Infinity)
    for (const part of [0.2, 0.4, 0.6, 0.8]) {
      const { plan, reportedCosts } = solveUntil(Math.floor(part * allChecks))
      expect(plan.routes.flatMap(({ visits }) => visits).length + plan.unplanned.length).toBe(60)
      expect(reportedCosts).toEqual(reportedCosts.toSorted((first, second) => second - first))
      expect(plan.cost).toBeLessThanOrEqual((reportedCosts.at(-1) ?? NaN) + 1e-6)
      expect(plan.cost).toBeGreaterThanOrEqual(uncancelled.cost - 1e-6)
    }
  })

  describe('with a low price', () => {
    const [fitting, overfull] = [withLateness(aTown(40, 3), 0.1), withLateness(aTown(40, 1), 0.1)]

    const untilShare = (maxShare: number, cheapInput: SolverInput): SolverOutput => {
      let [share, time] = [0, 0]
      const signal = {
        get aborted(): boolean {
          return share >= maxShare
        },
      }
      return solveForTest(cheapInput, {
        budget: steps(1000),
        signal,
        clock: () => (time += 300),
        onProgress: (progress) => {
          share = progress.share
        },
      })
    }

    it('where all stops fit, a search that is cancelled after eight tenths of its budget makes no visit late', () => {
      expect(isAnyLate(fitting, untilShare(0.8, fitting))).toBe(false)
    })

    it('where stops stay unplanned, a search cancelled after eight tenths of its budget makes some visits late', () => {
      expect(isAnyLate(overfull, untilShare(0.8, overfull))).toBe(true)
    })

    it.each([
      ['all stops fit', fitting],
      ['stops stay unplanned', overfull],
    ])('where %s, a search that uses its whole budget makes some visits late', (_, cheapInput) => {
      expect(isAnyLate(cheapInput, untilShare(1, cheapInput))).toBe(true)
    })
  })

  it('where no stop has a time slot, the plan is the same as without that price', () => {
    const town = aTown(60, 3)
    const anyTime = { ...town, stops: town.stops.map((stop) => ({ ...stop, windows: [] })) }
    expect(solveForTest(withLateness(anyTime, 10))).toEqual(solveForTest(anyTime))
  })
})

const isAnyLate = ({ stops }: SolverInput, { routes }: SolverOutput): boolean =>
  routes.some(({ visits }) =>
    visits.some(({ stop, start }) => stops[stop]?.windows.every(({ to }) => start > to) === true),
  )
