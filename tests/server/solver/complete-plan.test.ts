import { describe, expect, it } from 'vitest'
import { createDraft } from '../../../server/solver/complete-plan'
import type { FindLeg } from '../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'

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
