import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveToNumber } from '../../../src/domain/move'
import { moveStop } from '../../../src/domain/plan'
import { aSequenceNumber } from '../../kit/arbitraries/route'
import { aPlanAndAMove, numbered } from '../../kit/arbitraries/plan'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { testRuns } from '../../laws/test-runs'

describe('moveToNumber', () => {
  it('the plan is that of the rule of §4, whatever the plan and the number', () => {
    fc.assert(
      fc.property(
        aPlanAndAMove().map(({ plan, ...move }) => ({ ...move, plan: numbered(plan) })),
        fc.option(aSequenceNumber(), { nil: undefined }),
        ({ plan, id, to }, number) => {
          expect(moveToNumber(plan, { id, to, number })).toEqual(moveStop(plan, { id, to, number }))
        },
      ),
      testRuns,
    )
  })

  it('a route that is emptied stays, and the visit keeps its times until the route is recalculated', () => {
    const times = { arrival: '2026-11-23T09:00:00.000Z', departure: '2026-11-23T09:05:00.000Z' }
    const from = aRouteTo([], { visits: [aVisitTo('a', { stopNumber: 10, ...times })] })
    const plan = aPlanOf([from, aRouteTo(['b'], { index: 1 })])
    const { routes } = right(moveToNumber(plan, { id: 'a', to: 1, number: undefined }))
    expect(routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual([[], ['b', 'a']])
    expect(routes[1]?.visits[1]).toMatchObject(times)
  })

  it('a move that changes nothing gives the same plan', () => {
    const plan = aPlanOf([aRouteTo(['a', 'b'])])
    expect(right(moveToNumber(plan, { id: 'a', to: 0, number: undefined }))).toBe(plan)
  })

  it('the start of a route is refused as by the rule of §4', () => {
    const plan = planOf([aRouteTo(['a'])], [aStopCalled('a'), aStopCalled('depot', { type: 'START' })])
    const move = { id: 'depot', to: 0, number: undefined }
    expect(left(moveToNumber(plan, move))).toEqual({ kind: 'start or end', id: 'depot' })
    expect(moveToNumber(plan, move)).toEqual(moveStop(plan, move))
  })

  it('a stop and a route that are not there are refused as by the rule of §4', () => {
    const plan = aPlanOf([aRouteTo(['a'])])
    expect(left(moveToNumber(plan, { id: 'x', to: 0, number: undefined }))).toEqual({ kind: 'no such stop', id: 'x' })
    expect(left(moveToNumber(plan, { id: 'x', to: 4, number: undefined }))).toEqual({ kind: 'no such route', index: 4 })
  })
})
