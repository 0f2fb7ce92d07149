import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf } from '../../../src/domain/calendar'
import { secondsIntoRouteDay } from '../../../src/domain/route'
import { arrivalChangeLabelOf, slotLabelOf, visitTimingLabelsOf } from '../../../src/ui/plan'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import type { FlatStop } from '../../kit/builders/stop'
import { testRuns } from '../../laws/test-runs'

const timingOf = (arrival: string | undefined, stop: Partial<FlatStop>, departure?: string) => {
  const visit = aVisitTo('a', { arrival, departure })
  return visitTimingLabelsOf(visit, aStopCalled('a', stop), secondsIntoRouteDay(aRouteTo([], { visits: [visit] })))
}

const shownMinutes = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

describe('visitTimingLabelsOf', () => {
  it('a visit within its slot has its arrival, its slot and its slack', () => {
    const slot = { timeSlotEarliest: '09:00', timeSlotLatest: '11:00' }
    expect(timingOf('2026-11-23T09:34:20+01:00', slot)).toEqual({
      arrival: '09:34',
      slot: '09:00–11:00',
      wait: '',
      slack: { kind: 'ample', text: '1 h 26', short: '1 h 26', title: '1 hour 26 minutes of slack' },
    })
  })

  it('lateness and slack count whole minutes, and slack below half an hour is tight', () => {
    const slackAt = (time: string) => timingOf(`2026-11-23T${time}+01:00`, { timeSlotLatest: '11:00' }).slack
    expect(['11:01:05', '12:10:59', '11:00:59', '10:48:10', '10:30:00'].map(slackAt)).toEqual([
      { kind: 'late', text: '1 min late', short: '1 late', title: 'Late by 1 minute' },
      { kind: 'late', text: '1 h 10 late', short: '1 h 10 late', title: 'Late by 1 hour 10 minutes' },
      { kind: 'tight', text: '0 min', short: '0 min', title: 'No slack, tight' },
      { kind: 'tight', text: '12 min', short: '12 min', title: '12 minutes of slack, tight' },
      { kind: 'ample', text: '30 min', short: '30 min', title: '30 minutes of slack' },
    ])
  })

  it('slack, lateness and waiting are what lies between the shown times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8 * 3600, max: 14 * 3600 }), (seconds) => {
        const time = new Date(seconds * 1000).toISOString().slice(11, 19)
        const stop = { timeSlotEarliest: '10:00', timeSlotLatest: '12:00' }
        const { arrival, slack, wait } = timingOf(`2026-11-23T${time}+01:00`, stop, '2026-11-23T15:00:00+01:00')
        const minute = minutesOf(arrival) ?? 0
        expect(slack?.text).toBe(minute > 720 ? `${shownMinutes(minute - 720)} late` : shownMinutes(720 - minute))
        expect(wait).toBe(minute < 600 ? `wait ${shownMinutes(600 - minute)}` : '')
      }),
      testRuns,
    )
  })

  it('a driver who is early waits, and a visit without times has none', () => {
    const stop = { timeSlotEarliest: '09:00', duration: 10 }
    expect(timingOf('2026-11-23T08:47:00+01:00', stop, '2026-11-23T09:10:00+01:00').wait).toBe('wait 13 min')
    expect(timingOf(undefined, stop)).toEqual({ arrival: '', slot: 'from 09:00', wait: '', slack: undefined })
  })
})

describe('slotLabelOf', () => {
  const labelOf = (timeSlotEarliest: string | undefined, timeSlotLatest: string | undefined) =>
    slotLabelOf(aStopCalled('a', { timeSlotEarliest, timeSlotLatest }).facts, '2026-11-23')

  it('a slot may lack its beginning, its end, or both', () => {
    expect([labelOf('9:00', '13:00'), labelOf('9:00', undefined), labelOf(undefined, '13:00')]).toEqual([
      '09:00–13:00',
      'from 09:00',
      'until 13:00',
    ])
    expect(labelOf(undefined, undefined)).toBe('any time')
  })

  it('the label of a slot on another day than the visit names that day', () => {
    expect(labelOf('2026-11-23T08:00:00Z', '2026-11-23T12:00:00Z')).toBe('09:00–13:00')
    expect(labelOf('2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z')).toBe('Di 24-11 09:00–13:00')
  })

  it('by how much an arrival changes is said as shortly as the slack of its row', () => {
    expect([110, 60, 46, -12, -125].map(arrivalChangeLabelOf)).toEqual([
      '+1 h 50',
      '+1 h 00',
      '+46 min',
      '−12 min',
      '−2 h 05',
    ])
  })
})
