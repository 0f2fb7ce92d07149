import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createDraft } from '../../../server/solver/complete-plan'
import { planFromSequences, type SolveControl, type SolveRequest } from '../../../server/solver/solve-problem'
import { verifyPlan, type FindLeg, type RouteProblem } from '../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { legTableFor } from './solve-here'

const draftFrom = (count: number, changes = {}) => {
  let travelCalls = 0
  const travel: FindLeg = (from, to) => {
    travelCalls += 1
    return travelAlongRoad(from, to)
  }
  const stops = Array.from({ length: count }, (_, index) => aProblemStop(`s${index}`, 1, { service: 600 }))
  const problem = aProblemOf(stops, [aVehicle('v', { capacity: [count], ...changes })])
  const sequence = { vehicle: 'v', stops: stops.map(({ id }) => id), route: undefined }
  const { tours, waiting } = createDraft(problem, [sequence], travel)
  return { placed: tours.get('v')?.stops.length, waiting: waiting.size, travelCalls }
}

/** The plan that is made where a search has found no route. */
const completedPlanOf = (
  problem: RouteProblem,
  {
    budget = { iterations: 1 },
    clock = () => 0,
    signal = { aborted: false },
  }: Partial<Pick<SolveRequest, 'budget'> & Pick<SolveControl, 'clock' | 'signal'>> = {},
) => {
  const roads = legTableFor(problem, travelAlongRoad)
  const request = { problem, roads, currentTours: [], budget, seed: 1, sequences: [] }
  return planFromSequences(request, [], { clock, signal, onProgress: () => undefined })
}

describe('completePlan, several trips', () => {
  const unplannedWith = (trips: number) => {
    const stops = ['a', 'b', 'c', 'd'].map((id, index) => aProblemStop(id, 10 + index, { demand: [2] }))
    const problem = aProblemOf(stops, [aVehicle('v', { capacity: [3], trips, loading: 600 })])
    const plan = completedPlanOf(problem)
    expect(verifyPlan(problem, travelAlongRoad, plan)).toSatisfy(E.isRight)
    return plan.unplanned.length
  }

  it('a stop that only fits on a further trip is planned, as long as the vehicle makes one', () => {
    expect([1, 2, 4, 5].map(unplannedWith)).toEqual([3, 2, 0, 0])
  })
})

describe('completePlan, a search that was stopped', () => {
  it('a few stops that are left out get their repairs, however slow the machine is', () => {
    let now = 0
    const problem = aProblemOf(
      [
        aProblemStop('first', 10),
        aProblemStop('too early', 20, { windows: [{ from: timeOfDay(4), to: timeOfDay(5) }] }),
      ],
      [aVehicle('v')],
    )
    const plan = completedPlanOf(problem, {
      budget: { ms: 5_000 },
      clock: () => (now += 1_000),
      signal: { aborted: true },
    })
    expect(plan.unplanned.map(({ stop, repairs }) => [stop, repairs.length > 0])).toEqual([['too early', true]])
  })
})

describe('createDraft, a sequence that does not fit', () => {
  it('the draft has as many stops of the sequence as there is time for', () => {
    // Ten minutes each, from one minute past nine to one before six.
    for (const count of [1, 2, 52, 53, 54, 55, 100])
      expect(draftFrom(count)).toMatchObject({ placed: Math.min(count, 53), waiting: Math.max(0, count - 53) })
    expect(draftFrom(3, { latest: timeOfDay(9, 1) })).toMatchObject({ placed: 0, waiting: 3 })
  })

  it('the draft has as many stops of the sequence as the capacity allows', () => {
    expect(draftFrom(20, { capacity: [7] })).toMatchObject({ placed: 7, waiting: 13 })
  })

  it('a long sequence needs few calls of the travel function', () => {
    expect(draftFrom(1_000).travelCalls).toBeLessThan(10_000)
  })
})
