import { describe, expect, it } from 'vitest'
import { stopDayOf } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'

const tuesday = '2026-11-24T09:00:00+01:00'

describe('stopDayOf', () => {
  it.each([
    ['the date of its time slot', tuesday, '2026-11-23', 'Vr', '2026-11-24'],
    [
      'that date in the Netherlands, where the slot is written in another zone',
      '2026-11-22T23:30:00Z',
      'Vr',
      'Vr',
      '2026-11-23',
    ],
    ['the day asked for, where its slot is a time of day', '09:00', 'Vr', '2026-11-23', 'Vr'],
    ['the day asked for, where its slot is on a day that never comes', '2026-02-30T09:00', 'Vr', undefined, 'Vr'],
    ['the day asked for, where it has no slot', undefined, '2026-11-23', 'Vr', '2026-11-23'],
    ['the day it is planned on, where nobody asked for one', undefined, undefined, 'Vr', 'Vr'],
    ['any day, where nothing is said', undefined, undefined, undefined, undefined],
  ])('the day of a stop is %s', (_, timeSlotEarliest, requestedDay, routeDay, day) => {
    expect(stopDayOf(aStopCalled('a', { timeSlotEarliest, timeSlotLatest: undefined, requestedDay, routeDay }))).toBe(
      day,
    )
  })

  it.each([
    ['its end, where its beginning names none', undefined, '2026-11-24T12:00', '2026-11-24'],
    ['its end, where its beginning is a time of day', '09:00', '2026-11-24T12:00', '2026-11-24'],
    ['its beginning, where it goes on past midnight', '2026-11-23T22:00', '2026-11-24T02:00', '2026-11-23'],
    ['neither end, where both are times of day', '09:00', '12:00', 'Vr'],
  ])('the day is the date of %s', (_, timeSlotEarliest, timeSlotLatest, day) => {
    expect(stopDayOf(aStopCalled('a', { timeSlotEarliest, timeSlotLatest, requestedDay: 'Vr', routeDay: 'Ma' }))).toBe(
      day,
    )
  })
})
