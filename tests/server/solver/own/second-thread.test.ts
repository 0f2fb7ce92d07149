import { describe, expect, it } from 'vitest'
import { openThreadPool } from '../../../../server/solver'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../../kit/builders/problem'
import { right } from '../../../kit/either'
import { legTableFor, defaultSolveOptions } from '../solve-here'

/** More stops than two vehicles can visit in a day. */
const stops = Array.from({ length: 120 }, (_, index) =>
  aProblemStop(`s${index}`, 1 + ((index * 37) % 60), {
    service: 600 + ((index * 53) % 900),
    windows: index % 3 === 0 ? [{ from: timeOfDay(9 + (index % 6)), to: timeOfDay(11 + (index % 6)) }] : [],
  }),
)
const problem = aProblemOf(
  stops,
  ['v', 'w', 'x'].map((id) => aVehicle(id, { capacity: [40] })),
)

describe('openThreadPool with two threads', () => {
  it('every unplanned stop has repairs, whichever thread has the better plan', async () => {
    const threads = openThreadPool({ maxThreads: 2 })
    for (const seed of [1, 2, 3, 4]) {
      const budget = { iterations: 300 }
      const request = { problem, roads: legTableFor(problem), currentTours: [], seed, budget, sequences: undefined }
      const { unplanned } = right(await threads(request, defaultSolveOptions))
      expect(unplanned.length).toBeGreaterThan(10)
      expect(unplanned.filter(({ repairs }) => repairs.length === 0)).toEqual([])
    }
  })
})
