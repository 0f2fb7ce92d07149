import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { factsOf } from '../../optimiser/instance'
import {
  costOfStops,
  dayCost,
  hoursByDelays,
  hoursByDelaysWith,
  noTours,
  putAfter,
  settle,
} from '../../optimiser/tours'
import { aRichProblem } from './a-solver-input'

/** Lateness has a price, and there are no second windows and no breaks. */
const lenient = (problem: Problem, lateness: number): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, windows: stop.windows.slice(0, 1), pin: undefined })),
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [], fixedCost: 0 })),
  weights: { ...problem.weights, lateness, perMetre: 0, compactness: 0, change: 0 },
})

const lenientProblem = fc
  .tuple(aRichProblem(8), fc.constantFrom(1, 5))
  .map(([problem, price]) => lenient(problem, price))

describe('the known delays of a route', () => {
  it('give its cost, with and without one more stop, as computing it in full does', () => {
    let delayed = 0
    fc.assert(
      fc.property(lenientProblem, (problem) => {
        const facts = factsOf(problem)
        const tours = noTours(facts)
        settle(facts, tours, 0)
        const costOf = ({ duration, late }: ReturnType<typeof hoursByDelays>): number =>
          duration === Infinity ? Infinity : dayCost(facts, duration) + (problem.weights.lateness ?? 0) * late
        problem.stops.forEach((_, stop) => {
          const before = stop % ((tours.length[0] ?? 0) + 1)
          const told = costOf(hoursByDelaysWith(facts, tours, 0, { before, stop, mostLate: Infinity }))
          putAfter(tours, 0, before, stop)
          settle(facts, tours, 0)
          const route = tours.order.slice(1, 1 + (tours.length[0] ?? 0))
          const full = costOfStops(facts, 0, route)
          const known = hoursByDelays(facts, tours, 0)
          expect([told, costOf(known)]).toEqual([full, full])
          if (full < Infinity && known.late > 0) delayed += 1
        })
      }),
      { numRuns: 300 },
    )
    expect(delayed).toBeGreaterThan(100)
  })
})
