import { describe, expect, it } from 'vitest'
import { leftOut, unplannedIn } from '../../../../server/report/content/unplanned-row'
import { assemblePlan, type Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const loose = { ...plainFacts, id: 'loose' }
const planned = { ...plainFacts, id: 'planned' }
const route = aRouteTo(['planned'])

const allOf = (plan: Plan, reason?: string) => unplannedIn(plan).map((stop) => leftOut(plan, stop, () => reason))

const whyOf = (plan = assemblePlan([route], [planned, loose], {}), reason?: string) =>
  allOf(plan, reason).map(({ why }) => why)

describe('the stops that nobody drives to', () => {
  it('are those that no route plans', () => {
    expect(whyOf()).toEqual(['No route visits it'])
  })

  it('say what kept the vehicles from them', () => {
    const reason = 'Does not fit the load by 3 with Bram Kok'
    expect(whyOf(undefined, reason)).toEqual([reason])
  })

  it('lack coordinates, or nothing is optimised yet, where that is why', () => {
    expect(whyOf(assemblePlan([route], [planned, { ...loose, coordinates: undefined }], {}))).toEqual(['No coordinates'])
    expect(whyOf(assemblePlan([], [loose], {}))).toEqual(['Not optimised yet'])
  })

  it('may be listed by a route that does not plan them', () => {
    const visits = [aVisitTo('loose', { isPlanned: false })]
    expect(whyOf(assemblePlan([{ ...route, index: 2, visits }], [loose], {}))).toEqual([
      'Route 3 lists it without planning it',
    ])
  })

  it('are no start or end of a route, even where a server lists these', () => {
    expect(whyOf(assemblePlan([], [{ ...loose, type: 'START' }], {}))).toEqual([])
  })

  it('say for which day and time they were asked, and what is known of them', () => {
    const facts = {
      ...loose,
      timeSlotEarliest: '2026-11-25T09:00:00+01:00',
      timeSlotLatest: '2026-11-25T12:00:00+01:00',
      productDescription: '6 crates',
      notes: 'Ring twice',
    }
    expect(allOf(assemblePlan([], [facts], {}))[0]).toMatchObject({
      day: 'Wo 25-11',
      slot: '09:00–12:00',
      products: '6 crates',
      notes: 'Ring twice',
    })
  })
})
