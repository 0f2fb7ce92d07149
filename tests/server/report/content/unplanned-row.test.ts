import { describe, expect, it } from 'vitest'
import { unplannedRowOf, unplannedStopsIn } from '../../../../server/report/content/unplanned-row'
import { assemblePlan, type Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const unplannedFacts = { ...plainFacts, id: 'loose' }
const planned = { ...plainFacts, id: 'planned' }
const route = aRouteTo(['planned'])

const unplannedRowsOf = (plan: Plan, reason?: string) =>
  unplannedStopsIn(plan).map((stop) => unplannedRowOf(plan, stop, () => reason))

const reasonsOf = (plan = assemblePlan([route], [planned, unplannedFacts], {}), reason?: string) =>
  unplannedRowsOf(plan, reason).map(({ reason: why }) => why)

describe('the stops that nobody drives to', () => {
  it('are those that no route plans', () => {
    expect(reasonsOf()).toEqual(['No route visits it'])
  })

  it('say what kept the vehicles from them', () => {
    const reason = 'Does not fit the load by 3 with Bram Kok'
    expect(reasonsOf(undefined, reason)).toEqual([reason])
  })

  it('lack coordinates, or nothing is optimised yet, where that is why', () => {
    expect(reasonsOf(assemblePlan([route], [planned, { ...unplannedFacts, coordinates: undefined }], {}))).toEqual([
      'No coordinates',
    ])
    expect(reasonsOf(assemblePlan([], [unplannedFacts], {}))).toEqual(['Not optimised yet'])
  })

  it('may be listed by a route that does not plan them', () => {
    const visits = [aVisitTo('loose', { isPlanned: false })]
    expect(reasonsOf(assemblePlan([{ ...route, index: 2, visits }], [unplannedFacts], {}))).toEqual([
      'Route 3 lists it without planning it',
    ])
  })

  it('are no start or end of a route, even where a server lists these', () => {
    expect(reasonsOf(assemblePlan([], [{ ...unplannedFacts, type: 'START' }], {}))).toEqual([])
  })

  it('say for which day and time they were asked, and what is known of them', () => {
    const facts = {
      ...unplannedFacts,
      timeSlotEarliest: '2026-11-25T09:00:00+01:00',
      timeSlotLatest: '2026-11-25T12:00:00+01:00',
      productDescription: '6 crates',
      notes: 'Ring twice',
    }
    expect(unplannedRowsOf(assemblePlan([], [facts], {}))[0]).toMatchObject({
      day: 'Wo 25-11',
      slot: '09:00–12:00',
      products: '6 crates',
      notes: 'Ring twice',
    })
  })
})
