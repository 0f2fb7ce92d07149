import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openThreadPool, ownSolver, type Progress, type SolveOptions } from '../../../../server/solver'
import { verifyPlan, type RouteProblem } from '../../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../../kit/builders/problem'
import { left, right } from '../../../kit/either'
import { legTableFor, defaultSolveOptions } from '../solve-here'

/** Stops up and down one road, each with a slot of four hours. */
const aBusyDay = (stops: number, vehicles: number): RouteProblem =>
  aProblemOf(
    Array.from({ length: stops }, (_, index) =>
      aProblemStop(`s${index}`, (index * 37) % 101, {
        windows: [{ from: timeOfDay(9 + (index % 5)), to: timeOfDay(13 + (index % 5)) }],
      }),
    ),
    Array.from({ length: vehicles }, (_, index) => aVehicle(`v${index}`, { capacity: [80] })),
  )

const solver = ownSolver(openThreadPool())

const solve = (problem: RouteProblem, options: Partial<SolveOptions> = {}, by = solver) =>
  by.solve(problem, legTableFor(problem), { ...defaultSolveOptions, budgetMs: 1_000, ...options })

/** The niceness of each thread of this process; none where the system has no files for that. */
const nicenessesOfThreads = (): ReadonlyArray<number> => {
  try {
    return readdirSync('/proc/self/task').map((thread) => {
      const [, afterName = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
      return Number(afterName.split(' ')[16])
    })
  } catch {
    return []
  }
}

describe('ownSolver', () => {
  it('the solver returns a plan that passes the verifier, and does not block the main thread', async () => {
    const problem = aBusyDay(200, 12)
    let timerCalls = 0
    const timer = setInterval(() => (timerCalls += 1), 10)
    const { plan, warnings } = right(await solve(problem))
    clearInterval(timer)
    // If it were solved in this thread, the timer would not have fired.
    expect(timerCalls).toBeGreaterThan(2)
    expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
    expect(plan.sums.unplanned).toBeLessThan(20)
    expect(warnings).toEqual([])
  })

  it('the solver reports progress at least twice a second, and no report is worse than the one before', async () => {
    const reports: Progress[] = []
    const reportCounts: number[] = []
    const clock = setInterval(() => reportCounts.push(reports.length), 500)
    await solve(aBusyDay(300, 12), { budgetMs: 2_000, onProgress: (progress) => reports.push(progress) })
    clearInterval(clock)
    // On an overloaded machine, both timers are slow.
    expect(reports.length).toBeGreaterThan(reportCounts.length)
    expect(reportCounts.at(-1)).toBeGreaterThan(1)
    const [shares, costs] = [reports.map(({ share }) => share), reports.map(({ best }) => best.cost)]
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
    for (const { best } of reports) expect(best.planned + best.unplanned).toBe(300)
  })

  it('a stopped solver returns the plan it has, and that plan passes the verifier', async () => {
    const problem = aBusyDay(1_000, 40)
    const stop = new AbortController()
    // The budget is an hour, so the solver stops because of the signal.
    const solution = right(
      await solve(problem, {
        budgetMs: 3_600_000,
        signal: stop.signal,
        onProgress: ({ best }) => best.planned > 0 && stop.abort(),
      }),
    ).plan
    expect(solution.routes.length).toBeGreaterThan(0)
    expect(verifyPlan(problem, travelAlongRoad, solution)).toEqual(E.right(solution.sums))
  })

  it('a solver that is stopped before it starts returns a plan', async () => {
    const problem = aBusyDay(10, 2)
    const { plan } = right(await solve(problem, { budgetMs: 60_000, signal: AbortSignal.abort() }))
    expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
  })

  it('a solver that is stopped before it starts returns the current plan where there is one', async () => {
    const problem = aBusyDay(60, 4)
    const stops = right(await solve(problem, { budgetMs: 500 })).plan.routes.map(({ vehicle, visits }) => ({
      vehicle,
      stops: visits.map(({ stop }) => stop),
    }))
    const { plan } = right(await solve(problem, { currentTours: stops, signal: AbortSignal.abort() }))
    expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
    expect(plan.routes.map(({ vehicle, visits }) => ({ vehicle, stops: visits.map(({ stop }) => stop) }))).toEqual(
      stops,
    )
  })

  it('the current plan stays where another plan is hardly better', async () => {
    const problem = aProblemOf(
      ['a', 'b', 'c', 'd'].map((id, index) => aProblemStop(id, 10 + index)),
      [aVehicle('v', { capacity: [2] }), aVehicle('w', { capacity: [2] })],
    )
    const currentTours = [
      { vehicle: 'v', stops: ['d', 'c'] },
      { vehicle: 'w', stops: ['b', 'a'] },
    ]
    const { plan } = right(await solve(problem, { currentTours, budgetMs: 300 }))
    expect(plan.routes.map(({ vehicle, visits }) => [vehicle, visits.map(({ stop }) => stop).toSorted()])).toEqual([
      ['v', ['c', 'd']],
      ['w', ['a', 'b']],
    ])
  })

  it('a job gives up its second thread when another job needs it', async () => {
    const twoThreads = ownSolver(openThreadPool({ maxThreads: 2 }))
    const stop = new AbortController()
    let resolveWorking = (): void => undefined
    const working = new Promise<void>((resolve) => (resolveWorking = resolve))
    const problem = aBusyDay(100, 6)
    const long = solve(
      problem,
      { budgetMs: 60_000, signal: stop.signal, onProgress: () => resolveWorking() },
      twoThreads,
    )
    await working
    // It would wait for a minute if both threads were occupied.
    const quick = right(await solve(problem, { budgetMs: 300, seed: 2 }, twoThreads)).plan
    stop.abort()
    for (const plan of [quick, right(await long).plan])
      expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
  })

  it('requests go before the threads of the solver, on Linux, and the priority of this thread stays', async () => {
    const nicenesses = new Set<number>()
    const solving = solve(aBusyDay(20, 2), {
      budgetMs: 400,
      onProgress: () => nicenessesOfThreads().forEach((niceness) => nicenesses.add(niceness)),
    })
    const own = getPriority()
    right(await solving)
    expect(getPriority()).toBe(own)
    expect([...nicenesses].some((niceness) => niceness > own)).toBe(process.platform === 'linux')
  })

  it('the pool runs no more jobs at once than it has threads', async () => {
    const alone = ownSolver(openThreadPool({ maxThreads: 1 }))
    const since = performance.now()
    await Promise.all([1, 2, 3].map((seed) => solve(aBusyDay(20, 2), { budgetMs: 400, seed }, alone)))
    expect(performance.now() - since).toBeGreaterThanOrEqual(1_200)
  })

  it('a solver that runs out of memory fails with a message', async () => {
    const small = ownSolver(openThreadPool({ maxMb: 4 }))
    const message = left(await solve(aBusyDay(2_000, 300), {}, small))
    expect(message).toBe('The optimiser ran out of memory. Plan fewer stops or fewer days at once.')
  })

  it('a solver that does not answer in time fails with a message', async () => {
    const hasty = ownSolver(openThreadPool({ graceMs: -1_150 }))
    expect(left(await solve(aBusyDay(100, 4), {}, hasty))).toBe('The optimiser did not answer in time.')
  })

  it('a solver that throws fails with a message', async () => {
    const problem = aProblemOf([aProblemStop('s', 10)], [aVehicle('v')])
    const elsewhere = { ...legTableFor(problem), places: [] }
    expect(left(await solver.solve(problem, elsewhere, defaultSolveOptions))).toBe(
      'The optimiser failed: There is a place that the roads were not asked for.',
    )
  })
})
