import { describe, expect, it } from 'vitest'
import type { OpenPlan } from '../../../../src/application/plan'
import { newDriver } from '../../../../src/domain/driver'
import type { ProjectChanged } from '../../../../src/domain/history'
import type { Plan } from '../../../../src/domain/plan'
import { stopList } from '../../../../src/domain/stop'
import { totalsViewModel } from '../../../../src/ui/screens/routes/totals-view-model'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'

const drivers = [newDriver({ ...joris, vehicleCapacity: 50 }, { id: 'd1', shortId: 'd1', createdAt: '' })]

const planWith = (metres: number, arrival: string, demand: number): Plan =>
  planOf(
    [
      aRouteTo([], {
        visits: [aVisitTo('a', { stopNumber: 10, arrival: `2026-11-23T${arrival}+01:00` })],
        metres,
        seconds: 5_400,
        driverId: 'd1',
      }),
    ],
    [aStopCalled('a', { timeSlotLatest: '10:00', demand: [demand] }), aStopCalled('b')],
  )

const changedBy = (by: string, action: 'made' | 'undone' = 'made'): ProjectChanged => ({
  version: 2,
  by,
  description: 'a from place 20 to place 10 of route 1',
  at: '2026-11-23T06:41:00Z',
  change: { id: 'c', action },
})

const viewOf = (open: Partial<OpenPlan> & { readonly plan: Plan }) =>
  totalsViewModel({
    open: { project: { id: '7', name: '' }, createdAt: undefined, version: 2, ...open },
    drivers,
    day: undefined,
    username: 'demo',
  })

const textsOf = (open: Partial<OpenPlan> & { readonly plan: Plan }) =>
  viewOf(open).totals.map(({ label, value, outOf, change }) =>
    [label, value, outOf, change?.text].filter(Boolean).join(' '),
  )

describe('totalsViewModel', () => {
  it('the totals are distance, hours, late and unplanned stops, and load', () => {
    expect(textsOf({ plan: planWith(8_420, '09:00:00', 20) })).toEqual([
      'Distance 8.4 km',
      'Hours 1:30',
      'Late 0 of 1',
      'Unplanned 1 of 2',
      'Load 20 of 50',
    ])
  })

  it('what nobody has worked out is not said to be none', () => {
    const plan = planOf([aRouteTo(['a'], { metres: 8_420 })], [aStopCalled('a')])
    expect(textsOf({ plan }).slice(0, 3)).toEqual(['Distance 8.4 km', 'Hours –', 'Late –'])
    expect(viewOf({ plan }).unknown).toEqual({ text: 'Times not known', canRecalculate: true })
    expect(textsOf({ plan: planOf([aRouteTo(['a'])], [aStopCalled('a')]) })[0]).toBe('Distance –')
  })

  it('the totals say of how many routes the times are not known', () => {
    const timed = planWith(8_420, '10:30:00', 1)
    const plan = planOf([...timed.routes, aRouteTo(['b'], { index: 1 })], [...stopList.values(timed.stops)])
    expect(textsOf({ plan }).slice(0, 3)).toEqual(['Distance 8.4 km', 'Hours 1:30', 'Late 1 of 2'])
    expect(viewOf({ plan }).unknown?.text).toBe('Times not known for 1 of 2 routes')
    expect(viewOf({ plan: timed }).unknown).toBeUndefined()
  })

  it('a route without a date gets no times by a recalculation', () => {
    const plan = planOf([aRouteTo(['a'], { day: 'Ma', metres: 1, seconds: 60 })], [aStopCalled('a')])
    expect(viewOf({ plan }).unknown).toEqual({ text: 'Times not known: no date', canRecalculate: false })
  })

  it('what becomes known is no change', () => {
    const open = { plan: planWith(8_420, '10:30:00', 1), previousPlan: planOf([aRouteTo(['a'])], [aStopCalled('a')]) }
    expect(textsOf(open).slice(0, 3)).toEqual(['Distance 8.4 km', 'Hours 1:30', 'Late 1 of 1'])
  })

  it('a load above the capacity takes the place of the load', () => {
    const { totals } = viewOf({ plan: planWith(8_420, '10:30:00', 55) })
    expect(totals.map(({ value, state }) => [value, state])).toContainEqual(['5 over', 'over'])
    expect(totals.find(({ label }) => label === 'Late')?.state).toBe('late')
  })

  it('the last change has its time, its words and what it did to each figure', () => {
    const open = {
      plan: planWith(19_420, '09:00:00', 55),
      previousPlan: planWith(8_420, '10:30:00', 20),
      lastChanged: changedBy('demo'),
    }
    expect(textsOf(open)).toEqual([
      'Distance 19 km +11\u00a0km',
      'Hours 1:30 no change',
      'Late 0 of 1 −1',
      'Unplanned 1 of 2 no change',
      'Load 5 over +5',
    ])
    expect(viewOf(open).lastChange).toEqual({
      at: '2026-11-23T06:41:00Z',
      time: '07:41',
      description: 'a from place 20 to place 10 of route 1',
      canUndo: true,
    })
  })

  it('more load is no worse as long as it fits', () => {
    const { totals } = viewOf({ plan: planWith(1, '09:00:00', 30), previousPlan: planWith(1, '09:00:00', 20) })
    expect(totals.at(-1)?.change).toEqual({ text: '+10', kind: 'neutral' })
  })

  it('a change of another user names the user, and an undo cannot be undone here', () => {
    const plans = { plan: planWith(1_000, '09:00:00', 1), previousPlan: planWith(1_000, '09:00:00', 1) }
    expect(viewOf({ ...plans, lastChanged: changedBy('Piet') }).lastChange?.description).toMatch(
      /^Piet: a from place 20/,
    )
    expect(viewOf({ ...plans, lastChanged: changedBy('demo', 'undone') }).lastChange?.canUndo).toBe(false)
  })

  it('the number of all stops is left out above 999', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `s${index}`)
    const plan = planOf(
      [aRouteTo(many)],
      many.map((id) => aStopCalled(id)),
    )
    expect(textsOf({ plan })).toContain('Unplanned 0')
  })
})
