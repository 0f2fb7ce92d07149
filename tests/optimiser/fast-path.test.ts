import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { factsOf } from '../../optimiser/facts'
import { offerPlainly } from '../../optimiser/insertion/plain-place'
import { offerRichly } from '../../optimiser/insertion/rich-place'
import { noTours, putAfter, settle, type Tours } from '../../optimiser/tours'
import { aPlainProblem } from './a-problem'

describe('plain problems have a way of their own', () => {
  it('which finds what the way for all problems finds', () => {
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
            offerRichly(rich, other, stop, 0, offers[1])
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

const noOffer = (): { vehicle: number; before: number; cost: number } => ({ vehicle: -1, before: 0, cost: 1e9 })

/** The search sees to that by itself on the plain way. */
const isFull = (problem: Problem, { load }: Tours, stop: number): boolean =>
  (load[0] ?? 0) + (problem.stops[stop]?.demand[0] ?? 0) > (problem.vehicles[0]?.capacity[0] ?? 0)

const withSomethingToTell = (problem: Problem): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) => ({ ...stop, allowed: problem.vehicles.map((_, vehicle) => vehicle) })),
})
