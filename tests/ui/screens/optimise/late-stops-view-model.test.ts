import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/domain/plan'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const timeSlot = { timeSlotEarliest: '08:00', timeSlotLatest: '09:00' }
const stops = ['a', 'b', 'c'].map((id) => ({ ...plainFacts, ...timeSlot, id }))

/** A route that visits the stops in order, each so many minutes after its time slot. */
const visitedLate = (...minutesLate: ReadonlyArray<number>): Plan => {
  const visits = minutesLate.map((minutes, index) =>
    aVisitTo(['a', 'b', 'c'][index] ?? '', { arrival: new Date(Date.UTC(2026, 10, 23, 8, minutes)).toISOString() }),
  )
  return planOf([aRouteTo([], { visits })], stops)
}

const lateTexts = (proposed: Plan, current: Plan) => {
  const { lateStops, rows } = proposalViewModel(aProposal(proposed), openPlanWith(current), [])
  return [lateStops?.text, rows.map(({ details }) => details)]
}

describe('late stops of a proposal', () => {
  it('late stops are counted in all and for each route, and compared with the current plan', () => {
    expect(lateTexts(visitedLate(12, 15, 0), visitedLate(-5, 1, 0))).toEqual([
      '2 stops late by 27 minutes in all; now 1 stop late by 1 minute',
      ['Ma 23-11, load 3, 2 stops late by 27 minutes in all'],
    ])
    expect(lateTexts(visitedLate(0, 0, 1), visitedLate(0, 0, 0))[0]).toBe('1 stop late by 1 minute; none is late now')
    expect(lateTexts(visitedLate(30), planOf([], stops))[0]).toBe('1 stop late by 30 minutes')
  })

  it('late stops are listed by name, the latest first', () => {
    const listedLateStops = (proposed: Plan) => {
      const { lateStops } = proposalViewModel(aProposal(proposed), openPlanWith(planOf([], named)), [])
      return lateStops?.listed.map(({ id, text }) => [id, text])
    }
    const named = stops.map((stop) => ({ ...stop, customerName: `Klant ${stop.id}` }))
    expect(listedLateStops(visitedLate(12, 15, 0))).toEqual([
      ['b', 'Klant b, late by 15 minutes'],
      ['a', 'Klant a, late by 12 minutes'],
    ])
    expect(listedLateStops(visitedLate(0))).toBeUndefined()
  })

  it('late stops are a warning only where the proposal has some', () => {
    const hasLateStops = (proposed: Plan, current: Plan) =>
      proposalViewModel(aProposal(proposed), openPlanWith(current), []).lateStops?.hasLateStops
    expect([hasLateStops(visitedLate(1), visitedLate(5)), hasLateStops(visitedLate(0), visitedLate(5))]).toEqual([
      true,
      false,
    ])
  })

  it('late stops are not mentioned where there are none, unless the current plan has some', () => {
    expect(lateTexts(visitedLate(0, -9, -30), visitedLate(0))).toEqual([undefined, ['Ma 23-11, load 3']])
    expect(lateTexts(visitedLate(0), visitedLate(2, 3))[0]).toBe('No stop late; now 2 stops late by 5 minutes in all')
  })
})
