import { describe, expect, it } from 'vitest'
import { secondsIntoRouteDay } from '../../../../src/domain/route'
import { slotBarsOf } from '../../../../src/ui/screens/route-details/slot-bar-view-model'
import { aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import type { FlatStop } from '../../../kit/builders/stop'

const route = aRouteTo([], {
  start: aVisitTo('start', { type: 'start', departure: '2026-11-23T08:00:00+01:00' }),
  end: aVisitTo('end', { type: 'end', arrival: '2026-11-23T18:00:00+01:00' }),
})

const barOf = (arrival: string | undefined, stop: Partial<FlatStop>) =>
  slotBarsOf(route, secondsIntoRouteDay(route))(aVisitTo('a', { arrival }), aStopCalled('a', stop))

const slot = { timeSlotEarliest: '09:00', timeSlotLatest: '11:00' }

describe('slotBarsOf', () => {
  it('a bar has the slot and the arrival between departure and return', () => {
    expect(barOf('2026-11-23T10:00:00+01:00', slot)).toEqual({
      slot: { from: 10, until: 30 },
      arrival: 20,
      late: undefined,
    })
  })

  it('a late visit has the time after its slot', () => {
    expect(barOf('2026-11-23T12:00:00+01:00', slot)?.late).toEqual({ from: 30, until: 40 })
  })

  it('a slot is cut off at the ends of the route, and left out beyond them', () => {
    const slotFrom = (timeSlotEarliest: string, timeSlotLatest: string) =>
      barOf('2026-11-23T10:00:00+01:00', { timeSlotEarliest, timeSlotLatest })?.slot
    expect([slotFrom('07:00', '20:00'), slotFrom('05:00', '07:00')]).toEqual([{ from: 0, until: 100 }, undefined])
  })

  it('a stop without a slot has the arrival alone, and a visit without an arrival no bar', () => {
    expect(barOf('2026-11-23T10:00:00+01:00', {})).toEqual({ slot: undefined, arrival: 20, late: undefined })
    expect(barOf(undefined, slot)).toBeUndefined()
  })

  it('a route without times has no bars', () => {
    const untimed = aRouteTo(['a'])
    const bars = slotBarsOf(untimed, secondsIntoRouteDay(untimed))
    expect(bars(aVisitTo('a', { arrival: '2026-11-23T10:00:00+01:00' }), aStopCalled('a', slot))).toBeUndefined()
  })
})
