import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { factsOf } from '../../optimiser/instance'
import { offerDirectly } from '../../optimiser/insertion/single-label-position'
import { offerPlainly } from '../../optimiser/insertion/simple-position'
import { offerRichly } from '../../optimiser/insertion/general-position'
import { noTours, putAfter, settle, type Tours } from '../../optimiser/tours'
import { aPlainProblem, aRichProblem } from './a-solver-input'
import { onRealRoads } from './shortest-roads'

describe('the insertion for plain problems', () => {
  it('finds the same place as the one for all problems', () => {
    let found = 0
    fc.assert(
      fc.property(aPlainProblem(8), (problem) => {
        const plain = factsOf(problem)
        const rich = factsOf(withSomethingToTell(problem))
        expect([plain.isPlain, rich.isPlain]).toEqual([true, false])
        const [one, other] = [noTours(plain), noTours(rich)]
        problem.stops.forEach((_, stop) => {
          const offers = [noOffer(), noOffer()] as const
          if (!isFull(problem, one, stop)) {
            settle(plain, one, 0)
            settle(rich, other, 0)
            offerPlainly(plain, one, stop, 0, offers[0])
            offerRichly({ facts: rich, tours: other }, stop, 0, offers[1])
          }
          expect(offers[0]).toEqual(offers[1])
          if (offers[0].vehicle < 0) return
          found += 1
          putAfter(one, 0, offers[0].before, stop)
          putAfter(other, 0, offers[0].before, stop)
          settle(plain, one, 0)
          settle(rich, other, 0)
          expect(one.cost[0]).toBeCloseTo(other.cost[0] ?? NaN, 9)
        })
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(100)
  })
})

describe('the insertion for problems where one label says all about times', () => {
  it('finds the same place as the one for all problems, on roads where no detour is shorter', () => {
    let found = 0
    fc.assert(
      fc.property(aRichProblem(8).map(direct).map(onRealRoads), (problem) => {
        const facts = factsOf(problem)
        expect(facts.isDirect).toBe(true)
        const tours = noTours(facts)
        problem.vehicles.forEach((_, vehicle) => settle(facts, tours, vehicle))
        problem.stops.forEach((_, stop) => {
          const offers = [noOffer(), noOffer()] as const
          problem.vehicles.forEach((__, vehicle) => {
            offerDirectly(facts, tours, stop, vehicle, offers[0])
            offerRichly({ facts, tours }, stop, vehicle, offers[1])
          })
          expect([offers[0].vehicle, offers[0].before]).toEqual([offers[1].vehicle, offers[1].before])
          expect(offers[0].cost).toBeCloseTo(offers[1].cost, 6)
          if (offers[0].vehicle < 0) return
          found += 1
          putAfter(tours, offers[0].vehicle, offers[0].before, stop)
          settle(facts, tours, offers[0].vehicle)
        })
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(300)
  })
})

/** Without second windows, breaks, fixed positions, or a price on metres between stops. */
const direct = (problem: Problem): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) => ({
    ...stop,
    windows: stop.windows.slice(0, 1),
    pin: stop.pin && { ...stop.pin, place: undefined },
  })),
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
  weights: { ...problem.weights, compactness: 0 },
})

const noOffer = (): { vehicle: number; before: number; cost: number } => ({ vehicle: -1, before: 0, cost: 1e9 })

/** For plain problems, the search checks the load before it looks for a place. */
const isFull = (problem: Problem, { load }: Tours, stop: number): boolean =>
  (load[0] ?? 0) + (problem.stops[stop]?.demand[0] ?? 0) > (problem.vehicles[0]?.capacity[0] ?? 0)

const withSomethingToTell = (problem: Problem): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, allowed: problem.vehicles.map((_, vehicle) => vehicle) })),
})
