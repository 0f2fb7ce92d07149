import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SolverInput } from '../../optimiser'
import { buildInstance, type Instance } from '../../optimiser/instance'
import { bestTimes, durationByLabels, durationByLabelsWithStop, durationOf } from '../../optimiser/timing'
import { createRoutes, insertAt, recomputeRoute, recomputeAfterInsertion, type Routes } from '../../optimiser/routes'
import { aGeneralInput } from './a-solver-input'

const shortest = (instance: Instance, stops: ReadonlyArray<number>): number => {
  const best = bestTimes(instance, 0, stops)
  return best === undefined ? Infinity : durationOf(best)
}

/** A vehicle's route with these stops, whether or not the vehicle may visit them. */
const routesAlong = (instance: Instance, stops: ReadonlyArray<number>): Routes => {
  const routes = createRoutes(instance)
  routes.order.set(stops, 1)
  routes.visitCount[0] = stops.length
  recomputeRoute(instance, routes, 0)
  return routes
}

const aRoute = (): fc.Arbitrary<readonly [SolverInput, ReadonlyArray<number>]> =>
  fc.tuple(aGeneralInput(7), fc.boolean()).chain(([generalInput, isTimed]) => {
    const problem = isTimed
      ? generalInput
      : { ...generalInput, stops: generalInput.stops.map((stop) => ({ ...stop, windows: [] })) }
    return fc.tuple(
      fc.constant(problem),
      fc.shuffledSubarray(
        problem.stops.map((_, stop) => stop),
        { minLength: 1 },
      ),
    )
  })

/** With too many labels, the result is undefined; the counts make sure that this is rare. */
describe('durationByLabels and durationByLabelsWith', () => {
  it('the duration by labels equals the one computed from the whole route', () => {
    let knownCount = 0
    fc.assert(
      fc.property(aRoute(), ([problem, stops]) => {
        const instance = buildInstance(problem)
        const duration = durationByLabels(instance, routesAlong(instance, stops), 0)
        if (duration === undefined) return
        expect(duration).toBe(shortest(instance, stops))
        knownCount += duration === Infinity ? 0 : 1
      }),
      { numRuns: 2000 },
    )
    expect(knownCount).toBeGreaterThan(100)
  })

  it('the duration by labels with one more stop equals the one computed from the whole route', () => {
    let knownCount = 0
    fc.assert(
      fc.property(aRoute(), ([problem, [stop = 0, ...stops]]) => {
        const instance = buildInstance(problem)
        const routes = routesAlong(instance, stops)
        for (let before = 0; before <= stops.length; before += 1) {
          const duration = durationByLabelsWithStop(instance, routes, 0, before, stop)
          if (duration === undefined) return
          expect(duration).toBe(shortest(instance, stops.toSpliced(before, 0, stop)))
          knownCount += duration === Infinity ? 0 : 1
        }
      }),
      { numRuns: 2000 },
    )
    expect(knownCount).toBeGreaterThan(300)
  })

  it('the duration by labels is also right after several insertions', () => {
    let knownCount = 0
    fc.assert(
      fc.property(aRoute(), fc.infiniteStream(fc.nat()), ([problem, [first = 0, ...others]], positions) => {
        const instance = buildInstance(problem)
        const routes = routesAlong(instance, [first])
        let stops: ReadonlyArray<number> = [first]
        for (const stop of others) {
          const before = (positions.next().value ?? 0) % (stops.length + 1)
          const expected = durationByLabelsWithStop(instance, routes, 0, before, stop)
          stops = stops.toSpliced(before, 0, stop)
          if (expected === undefined || shortest(instance, stops) === Infinity) return
          expect(expected).toBe(shortest(instance, stops))
          insertAt(routes, 0, before, stop)
          recomputeAfterInsertion(instance, routes, 0, before + 1)
          expect(routes.duration[0]).toBe(expected)
          knownCount += 1
        }
      }),
      { numRuns: 1000 },
    )
    expect(knownCount).toBeGreaterThan(300)
  })
})
