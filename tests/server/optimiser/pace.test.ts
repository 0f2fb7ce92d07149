import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { greedyOptimiser, type Progress, type SolveOptions } from '../../../server/optimiser'
import { verified, type RouteProblem } from '../../../src/domain/problem'
import { alongTheRoad, aProblemOf, aProblemStop, at, aVehicle } from '../../kit/builders/problem'

/** Stops up and down one road, each with a slot of four hours. */
const aBusyDay = (stops: number, vehicles: number): RouteProblem =>
  aProblemOf(
    Array.from({ length: stops }, (_, index) =>
      aProblemStop(`s${index}`, (index * 37) % 101, {
        windows: [{ from: at(9 + (index % 5)), to: at(13 + (index % 5)) }],
      }),
    ),
    Array.from({ length: vehicles }, (_, index) => aVehicle(`v${index}`, { capacity: [80] })),
  )

const solve = (problem: RouteProblem, options: Partial<SolveOptions> = {}) =>
  greedyOptimiser(alongTheRoad).solve(problem, {
    budgetMs: 60_000,
    seed: 0,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  })

/** How long this process has been at work: others on the same machine do not count. */
const workedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describe('who makes a greedy plan', () => {
  it('takes less than two seconds for 500 stops', async () => {
    const since = workedMs()
    const plan = await solve(aBusyDay(500, 20))
    expect(workedMs() - since).toBeLessThan(2000)
    expect(plan.sums.unplanned).toBeLessThan(250)
  })

  it('tells at least twice a second how it goes, and each time no worse', async () => {
    const told: Array<Progress & { readonly at: number }> = []
    const began = workedMs()
    await solve(aBusyDay(4000, 60), {
      budgetMs: 2500,
      onProgress: (progress) => told.push({ ...progress, at: workedMs() }),
    })
    const gaps = told.map((one, index) => one.at - (told[index - 1]?.at ?? began))
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...gaps)).toBeLessThan(500)
    const [shares, costs] = [told.map(({ share }) => share), told.map(({ best }) => best.cost)]
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
    for (const { best } of told) expect(best.planned + best.unplanned).toBe(4000)
  })

  it('says at the end what its answer adds up to', async () => {
    const told: Progress[] = []
    const { sums } = await solve(aBusyDay(30, 2), { onProgress: (progress) => told.push(progress) })
    expect(told.at(-1)).toMatchObject({
      share: 1,
      best: { metres: sums.metres, planned: 30 - sums.unplanned, unplanned: sums.unplanned },
    })
  })

  it('stops within 50 ms when asked, with a plan that holds', async () => {
    const problem = aBusyDay(4000, 60)
    const stop = new AbortController()
    let asked = 0
    setTimeout(() => {
      asked = workedMs()
      stop.abort()
    }, 300)
    const plan = await solve(problem, { signal: stop.signal })
    expect(workedMs() - asked).toBeLessThan(50)
    expect(plan.sums.unplanned).toBeGreaterThan(0)
    expect(plan.routes.length).toBeGreaterThan(0)
    expect(verified(problem, alongTheRoad, plan)).toEqual(E.right(plan.sums))
  })

  it('does not begin where it is stopped before that', async () => {
    const plan = await solve(aBusyDay(10, 2), { signal: AbortSignal.abort() })
    expect(plan.sums).toEqual({ metres: 0, seconds: 0, vehicles: 0, unplanned: 10 })
  })

  it('keeps to its budget', async () => {
    const since = workedMs()
    const plan = await solve(aBusyDay(4000, 60), { budgetMs: 200 })
    expect(workedMs() - since).toBeLessThan(300)
    expect(plan.routes.length).toBeGreaterThan(0)
  })

  it('lets others get on with their work', async () => {
    let turns = 0
    const others = setInterval(() => (turns += 1), 10)
    await solve(aBusyDay(4000, 60), { budgetMs: 1000 })
    clearInterval(others)
    expect(turns).toBeGreaterThan(10)
  })
})
