import { describe, expect, it } from 'vitest'
import { unplannedRowOf, unplannedStopsIn } from '../../../../server/report/content/unplanned-row'
import { assemblePlan, type Plan } from '../../../../src/domain/plan'
import { aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const unplannedStop = aStopCalled('loose')
const planned = aStopCalled('planned')
const route = aRouteTo(['planned'])

const unplannedRowsOf = (plan: Plan, reason?: string) =>
  unplannedStopsIn(plan).map((stop) => unplannedRowOf(plan, stop, () => reason))

const reasonsOf = (plan = assemblePlan([route], [planned, unplannedStop], {}), reason?: string) =>
  unplannedRowsOf(plan, reason).map(({ reason: why }) => why)

describe('unplannedRowOf', () => {
  it('the rows are the stops that no route plans', () => {
    expect(reasonsOf()).toEqual(['No route visits it'])
  })

  it('the reason of the optimisation is printed', () => {
    const reason = 'Does not fit the load by 3 with Bram Kok'
    expect(reasonsOf(undefined, reason)).toEqual([reason])
  })

  it('missing coordinates or a missing optimisation are printed as the reason', () => {
    expect(reasonsOf(assemblePlan([route], [planned, aStopCalled('loose', { coordinates: undefined })], {}))).toEqual([
      'No coordinates',
    ])
    expect(reasonsOf(assemblePlan([], [unplannedStop], {}))).toEqual(['Not optimised yet'])
  })

  it('a stop that a route lists but does not plan has a row', () => {
    const visits = [aVisitTo('loose', { isPlanned: false })]
    expect(reasonsOf(assemblePlan([{ ...route, index: 2, visits }], [unplannedStop], {}))).toEqual([
      'Route 3 lists it without planning it',
    ])
  })

  it('starts and ends of routes have no row, even if another server lists them', () => {
    expect(reasonsOf(assemblePlan([], [aStopCalled('loose', { type: 'START' })], {}))).toEqual([])
  })

  it('a row has the requested day and time and the details of the stop', () => {
    const stop = aStopCalled('loose', {
      timeSlotEarliest: '2026-11-25T09:00:00+01:00',
      timeSlotLatest: '2026-11-25T12:00:00+01:00',
      productDescription: '6 crates',
      notes: 'Ring twice',
    })
    expect(unplannedRowsOf(assemblePlan([], [stop], {}))[0]).toMatchObject({
      day: 'Wo 25-11',
      slot: '09:00–12:00',
      products: '6 crates',
      notes: 'Ring twice',
    })
  })
})
