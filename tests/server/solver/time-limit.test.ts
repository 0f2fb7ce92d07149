import { describe, expect, it } from 'vitest'
import { solveProblem } from '../../../server/solver'
import { aProblemOf, aProblemStop, aVehicle } from '../../kit/builders/problem'
import { legTableFor } from './solve-here'

const problemOf = (stopCount: number, capacity = 10) =>
  aProblemOf(
    Array.from({ length: stopCount }, (_, index) => aProblemStop(`s${index}`, 10)),
    [aVehicle('v', { capacity: [capacity] })],
  )

/** A clock that advances by so much each time it is read. */
const solveWith = (stepMs: number, problem = problemOf(30), aborted = false) => {
  let now = 0
  return solveProblem(
    { problem, roads: legTableFor(problem), currentTours: [], seed: 0, budget: { ms: 1_000 }, sequences: [] },
    { clock: () => (now += stepMs), signal: { aborted }, onProgress: () => undefined },
  )
}

describe('solveProblem, time limit for reasons', () => {
  it('most unplanned stops have no reasons where the time runs out', () => {
    const { unplanned } = solveWith(1_000, problemOf(400))
    expect(unplanned.length).toBeGreaterThan(385)
    expect(unplanned.filter(({ reasons }) => reasons.length === 0).length).toBeGreaterThan(100)
  })

  it('every unplanned stop has reasons where the time is sufficient', () => {
    const { unplanned } = solveWith(0.5)
    expect(unplanned.length).toBe(20)
    expect(unplanned.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })

  it('a few stops are all tried, and those that do not fit have reasons, also where there is no time at all', () => {
    const { routes, unplanned } = solveWith(1_000, problemOf(3, 2), true)
    expect(routes.map(({ visits }) => visits.length)).toEqual([2])
    expect(unplanned.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([['capacity']])
  })
})
