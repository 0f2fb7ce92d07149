import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costRatesFor, planCost } from '../../../server/solver/cost-rates'
import { toSolverInput } from '../../../server/solver/solve-problem'
import { findLegInTable, verifyPlan, type RouteProblem } from '../../../src/domain/problem'
import { aProblemOf, aProblemStop, aVehicle, timeOfDay } from '../../kit/builders/problem'
import { optimalCost } from '../../optimiser/brute-force'
import { legTableFor, solveHere } from './solve-here'

const STOPS = 5
const afternoon = { from: timeOfDay(13), to: timeOfDay(15) }
const lunch = { window: { from: timeOfDay(12), to: timeOfDay(14) }, length: 1_800 }

/** Up to three vehicles of other hours and loads, and stops of up to two hours on a road through the depot. */
const aProblemOfLongStops = (): fc.Arbitrary<RouteProblem> =>
  fc
    .record({
      minutes: fc.array(fc.integer({ min: -45, max: 45 }), { minLength: STOPS, maxLength: STOPS }),
      services: fc.array(fc.integer({ min: 600, max: 7_200 }), { minLength: STOPS, maxLength: STOPS }),
      haveSlots: fc.array(fc.nat(3), { minLength: STOPS, maxLength: STOPS }),
      hours: fc.array(fc.integer({ min: 4, max: 10 }), { minLength: 2, maxLength: 3 }),
      capacity: fc.integer({ min: 2, max: STOPS }),
      hasBreak: fc.boolean(),
    })
    .map(({ minutes, services, haveSlots, hours, capacity, hasBreak }) => ({
      ...aProblemOf(
        minutes.map((minute, index) =>
          aProblemStop(`s${index}`, minute, {
            service: services[index] ?? 0,
            windows: haveSlots[index] === 0 ? [afternoon] : [],
          }),
        ),
        hours.map((count, index) =>
          aVehicle(`v${index}`, {
            latest: timeOfDay(9 + count),
            capacity: [capacity],
            breaks: hasBreak && index === 0 ? [lunch] : [],
          }),
        ),
      ),
      options: { weights: 'balanced', latenessWeight: undefined, budgetSeconds: undefined, seed: undefined },
    }))

describe('solveProblem with balanced weights', () => {
  it('the cost of a small plan, from its verified hours, is the least of all plans', () => {
    fc.assert(
      fc.property(aProblemOfLongStops(), (problem) => {
        const roads = legTableFor(problem)
        const plan = solveHere(problem, { roads, budget: { iterations: 500 } })
        expect(verifyPlan(problem, findLegInTable(roads), plan)).toEqual(E.right(plan.sums))
        const least = optimalCost(toSolverInput(problem, roads, costRatesFor({}), []))
        expect(planCost(problem, plan)).toBeCloseTo(least, 3)
      }),
      { numRuns: 40, seed: 20_261_127, endOnFailure: true },
    )
  })
})
