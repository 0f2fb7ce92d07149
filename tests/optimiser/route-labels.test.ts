import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { buildInstance, type Instance } from '../../optimiser/instance'
import { bestTimes, durationByLabels, durationByLabelsWith, durationOf } from '../../optimiser/timing'
import { createTours, insertAfter, recomputeRoute, recomputeAround, type Tours } from '../../optimiser/tours'
import { aGeneralInput } from './a-solver-input'

const shortest = (facts: Instance, stops: ReadonlyArray<number>): number => {
  const best = bestTimes(facts, 0, stops)
  return best === undefined ? Infinity : durationOf(best)
}

/** A vehicle's route with these stops, whether or not the vehicle may visit them. */
const onTheWay = (facts: Instance, stops: ReadonlyArray<number>): Tours => {
  const tours = createTours(facts)
  tours.order.set(stops, 1)
  tours.length[0] = stops.length
  recomputeRoute(facts, tours, 0)
  return tours
}

const aWay = (): fc.Arbitrary<readonly [SolverInput, ReadonlyArray<number>]> =>
  fc.tuple(aGeneralInput(7), fc.boolean()).chain(([asked, isTimed]) => {
    const problem = isTimed ? asked : { ...asked, stops: asked.stops.map((stop) => ({ ...stop, windows: [] })) }
    return fc.tuple(
      fc.constant(problem),
      fc.shuffledSubarray(
        problem.stops.map((_, stop) => stop),
        { minLength: 1 },
      ),
    )
  })

/** Where there are too many labels to keep, nothing is known; the counts make sure that this is rare. */
describe('the labels of the pieces of a route', () => {
  it('give the same duration as going through the whole route', () => {
    let known = 0
    fc.assert(
      fc.property(aWay(), ([problem, stops]) => {
        const facts = buildInstance(problem)
        const duration = durationByLabels(facts, onTheWay(facts, stops), 0)
        if (duration === undefined) return
        expect(duration).toBe(shortest(facts, stops))
        known += duration === Infinity ? 0 : 1
      }),
      { numRuns: 2000 },
    )
    expect(known).toBeGreaterThan(100)
  })

  it('give the same duration with one more stop, wherever it is inserted', () => {
    let known = 0
    fc.assert(
      fc.property(aWay(), ([problem, [stop = 0, ...stops]]) => {
        const facts = buildInstance(problem)
        const tours = onTheWay(facts, stops)
        for (let before = 0; before <= stops.length; before += 1) {
          const duration = durationByLabelsWith(facts, tours, 0, before, stop)
          if (duration === undefined) return
          expect(duration).toBe(shortest(facts, stops.toSpliced(before, 0, stop)))
          known += duration === Infinity ? 0 : 1
        }
      }),
      { numRuns: 2000 },
    )
    expect(known).toBeGreaterThan(300)
  })

  it('also after several insertions', () => {
    let known = 0
    fc.assert(
      fc.property(aWay(), fc.infiniteStream(fc.nat()), ([problem, [first = 0, ...others]], spots) => {
        const facts = buildInstance(problem)
        const tours = onTheWay(facts, [first])
        let stops: ReadonlyArray<number> = [first]
        for (const stop of others) {
          const before = (spots.next().value ?? 0) % (stops.length + 1)
          const expected = durationByLabelsWith(facts, tours, 0, before, stop)
          stops = stops.toSpliced(before, 0, stop)
          if (expected === undefined || shortest(facts, stops) === Infinity) return
          expect(expected).toBe(shortest(facts, stops))
          insertAfter(tours, 0, before, stop)
          recomputeAround(facts, tours, 0, before + 1)
          expect(tours.duration[0]).toBe(expected)
          known += 1
        }
      }),
      { numRuns: 1000 },
    )
    expect(known).toBeGreaterThan(300)
  })
})
