import { describe, expect, it } from 'vitest'
import { openThreadPool, ownSolver, type Progress } from '../../../server/solver'
import { currentPlanFigures } from '../../../server/solver/solver-progress'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { legTableFor, defaultSolveOptions } from './solve-here'

const problem = aProblemOf(
  [
    aProblemStop('a', 10),
    aProblemStop('b', 30, { windows: [{ from: timeOfDay(9), to: timeOfDay(10) }] }),
    aProblemStop('c', 20),
  ],
  [aVehicle('v'), aVehicle('w')],
)
const figuresFor = (...stops: ReadonlyArray<string>) =>
  currentPlanFigures(problem, legTableFor(problem), [{ vehicle: 'v', stops }])

describe('presentPlanFigures', () => {
  it('the current plan has the cost that the solver calculates for it', () => {
    const seconds = 60 * 60 + 3 * 300
    expect(figuresFor('b', 'c', 'a')).toEqual({
      cost: seconds + 0.06 * 60_000 + 28_800 + (2 * seconds ** 2) / (9 * 3_600),
      metres: 60_000,
      seconds,
      planned: 3,
      unplanned: 0,
    })
  })

  it('stops on no route count as unplanned, and those on a route from where it breaks a rule', () => {
    expect(figuresFor('b')).toMatchObject({ planned: 1, unplanned: 2 })
    const late = aProblemOf([aProblemStop('a', 200), ...problem.stops.slice(1)], problem.vehicles)
    expect(currentPlanFigures(late, legTableFor(late), [{ vehicle: 'v', stops: ['c', 'a', 'b'] }])).toMatchObject({
      planned: 2,
      unplanned: 1,
    })
    expect(currentPlanFigures(problem, legTableFor(problem), [])).toEqual({
      cost: 3_000_000,
      metres: 0,
      seconds: 0,
      planned: 0,
      unplanned: 3,
    })
  })

  it('the first progress report of a solver has the figures of the current plan', async () => {
    const reports: Progress[] = []
    const currentTours = [{ vehicle: 'v', stops: ['a', 'b', 'c'] }]
    const onProgress = (progress: Progress) => void reports.push(progress)
    await ownSolver(openThreadPool()).solve(problem, legTableFor(problem), {
      ...defaultSolveOptions,
      budgetMs: 200,
      currentTours,
      onProgress,
    })
    expect(reports[0]?.best).toEqual(figuresFor('a', 'b', 'c'))
  })
})
