import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/domain/plan'
import { findBrokenLock } from '../../../../src/domain/lock'
import { planOf } from '../../../kit/builders/plan'
import { day, routeDrivenBy, factsOf, locked, replan } from '../replan'

describe('optimising a plan that was edited by hand', () => {
  it('a stop stays on the day it was moved to, whatever day its file says', () => {
    const facts = [
      factsOf('1'),
      factsOf('2', { requestedDay: '2026-11-24' }),
      factsOf('3', { requestedDay: '2026-11-24' }),
    ]
    const plan = planOf([routeDrivenBy('joris', ['1', '2'])], facts)
    const { after, problem } = replan(plan)
    const placementsIn = ({ stops }: Plan) =>
      [...stops].map(({ facts: { id }, placement: { routeDay, isPlanned } }) => [id, isPlanned, routeDay])
    expect(placementsIn(after)).toEqual([
      ['1', true, day],
      ['2', true, day],
      ['3', false, '2026-11-24'],
    ])
    expect(problem.notInProblem).toEqual([{ stop: '3', reason: 'is for another day' }])
    const both = replan(plan, { days: [day, '2026-11-24'] })
    expect(placementsIn(both.after)).toEqual([
      ['1', true, day],
      ['2', true, day],
      ['3', true, '2026-11-24'],
    ])
  })

  it('a route with a locked stop is planned again around a stop moved there from another day', () => {
    const plan = planOf(
      [routeDrivenBy('joris', ['2', '9', '1'])],
      [factsOf('1', locked), factsOf('2'), factsOf('9', { requestedDay: '2026-11-24' })],
    )
    const { after, problem } = replan(plan)
    expect(problem.keptRoutes).toEqual([])
    expect([...after.stops].every(({ placement: { isPlanned } }) => isPlanned)).toBe(true)
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })

  it('a route with a locked stop and a late visit is planned again if lateness has a price', () => {
    const early = factsOf('1', { ...locked, timeSlotEarliest: '08:00', timeSlotLatest: '08:30' })
    const plan = planOf([routeDrivenBy('joris', ['1', '2'])], [early, factsOf('2'), factsOf('3')])
    const strict = replan(plan, { driverIds: ['joris', 'noor'] })
    expect(strict.routes[0]).toBe(plan.routes[0])
    const { after, tours } = replan(plan, { driverIds: ['joris'], latenessWeight: 10 })
    expect(tours.get('joris')?.[0]).toBe('1')
    expect(tours.get('joris')?.toSorted()).toEqual(['1', '2', '3'])
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })
})
