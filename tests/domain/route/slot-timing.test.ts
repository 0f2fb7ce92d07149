import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missedSlots, secondsIntoRouteDay, slackKindOf, slotTimingOf } from '../../../src/domain/route'
import { testRuns } from '../../laws/test-runs'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import type { FlatStop } from '../../kit/builders/stop'

const timingOf = (times: { readonly arrival?: string; readonly departure?: string }, stop: Partial<FlatStop>) => {
  const visit = aVisitTo('a', times)
  return slotTimingOf(visit, aStopCalled('a', stop), secondsIntoRouteDay(aRouteTo([], { visits: [visit] })))
}

const aSecond = () => fc.integer({ min: 6 * 3600, max: 20 * 3600 })

const timeAt = (seconds: number): string => `2026-11-23T${new Date(seconds * 1000).toISOString().slice(11, 19)}+01:00`

describe('slotTimingOf', () => {
  it('the slack is the time from the arrival to the end of the slot', () => {
    const slot = { timeSlotEarliest: '09:00', timeSlotLatest: '11:00' }
    expect(timingOf({ arrival: timeAt(10 * 3600) }, slot).slack).toBe(3600)
    expect(timingOf({ arrival: timeAt(11 * 3600 + 90) }, slot).slack).toBe(-90)
  })

  it('a slot without an end and a visit without an arrival have no slack', () => {
    expect(timingOf({ arrival: timeAt(36_000) }, { timeSlotEarliest: '09:00' }).slack).toBeUndefined()
    expect(timingOf({}, { timeSlotLatest: '11:00' }).slack).toBeUndefined()
  })

  it('a slot on another day has the slack of the days between', () => {
    expect(timingOf({ arrival: timeAt(36_000) }, { timeSlotLatest: '2026-11-24T10:00:00+01:00' }).slack).toBe(86_400)
  })

  it('a driver who arrives before the slot waits until it opens', () => {
    const stop = { timeSlotEarliest: '09:00', timeSlotLatest: '13:00', duration: 10 }
    expect(timingOf({ arrival: timeAt(8.75 * 3600), departure: timeAt(9 * 3600 + 600) }, stop).wait).toBe(900)
    expect(timingOf({ arrival: timeAt(9.5 * 3600), departure: timeAt(10 * 3600) }, stop).wait).toBe(0)
  })

  it('a driver does not wait for a slot on the next day', () => {
    const stop = { timeSlotEarliest: '2026-11-24T09:00:00+01:00', duration: 10 }
    const timing = timingOf({ arrival: timeAt(36_000), departure: timeAt(36_600) }, stop)
    expect([timing.wait, timing.early]).toEqual([0, 23 * 3600])
  })

  it('a visit is late exactly where it is a minute or more after its slot, and by as many whole minutes', () => {
    fc.assert(
      fc.property(aSecond(), aSecond(), (arrival, closes) => {
        const stop = aStopCalled('a', { timeSlotLatest: timeAt(closes) })
        const visit = aVisitTo('a', { arrival: timeAt(arrival) })
        const route = aRouteTo([], { visits: [visit] })
        const { slack } = slotTimingOf(visit, stop, secondsIntoRouteDay(route))
        expect(slack).toBe(closes - arrival)
        expect(missedSlots(route, () => stop)).toEqual(
          closes + 60 <= arrival ? [{ id: 'a', kind: 'late', seconds: Math.floor((arrival - closes) / 60) * 60 }] : [],
        )
      }),
      testRuns,
    )
  })
})

describe('slackKindOf', () => {
  it('slack is tight below thirty minutes as shown, and a whole minute after the slot is late', () => {
    expect([-60, -59, 0, 1740, 1741].map(slackKindOf)).toEqual(['late', 'tight', 'tight', 'tight', 'ample'])
  })
})
