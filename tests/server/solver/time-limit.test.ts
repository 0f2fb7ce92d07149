import { describe, expect, it } from 'vitest'
import { solveProblem } from '../../../server/solver'
import { aProblemOf, aProblemStop, aVehicle } from '../../kit/builders/problem'
import { legTableFor } from './solve-here'

const problem = aProblemOf(
  Array.from({ length: 30 }, (_, index) => aProblemStop(`s${index}`, 10)),
  [aVehicle('v', { capacity: [10] })],
)

/** A clock that advances by so much each time it is read. */
const solveWith = (stepMs: number) => {
  let now = 0
  return solveProblem(
    { problem, roads: legTableFor(problem), currentTours: [], seed: 0, budget: { ms: 1_000 }, sequences: [] },
    { clock: () => (now += stepMs), signal: { aborted: false }, onProgress: () => undefined },
  )
}

describe('solveProblem, time limit for reasons', () => {
  it('most unplanned stops have no reasons where the time runs out', () => {
    const { unplanned } = solveWith(1_000)
    expect(unplanned.length).toBeGreaterThan(15)
    expect(unplanned.filter(({ reasons }) => reasons.length === 0).length).toBeGreaterThan(10)
  })

  it('every unplanned stop has reasons where the time is sufficient', () => {
    const { unplanned } = solveWith(0.5)
    expect(unplanned.length).toBe(20)
    expect(unplanned.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })
})
