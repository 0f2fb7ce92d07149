import { describe, expect, it } from 'vitest'
import {
  formatMinutes,
  formatTimeSlot,
  formatRouteTime,
} from '../../../../server/report/content/format-figures-and-times'
import { secondsIntoDay } from '../../../../src/domain/route'

const monday = (time: string | undefined) => (time === undefined ? undefined : secondsIntoDay('2026-11-23')(time))

describe('formatRouteTime', () => {
  it.each([
    [undefined, ''],
    ['9:40', '09:40'],
    ['2026-11-23T09:40:59+01:00', '09:40'],
    ['2026-11-23T08:40:00Z', '09:40'],
    ['2026-11-24T00:10:00+01:00', '24 Nov 2026, 00:10'],
    ['soon', ''],
  ])('the time %s is printed as %s on its day', (time, expectedText) => {
    expect(formatRouteTime(time, monday)).toBe(expectedText)
  })
})

describe('formatTimeSlot', () => {
  const slot = (timeSlotEarliest: string | undefined, timeSlotLatest: string | undefined) => ({
    timeSlotEarliest,
    timeSlotLatest,
  })

  it.each([
    [slot(undefined, undefined), ''],
    [slot('9:00', '12:30'), '09:00–12:30'],
    [slot('9:00', undefined), 'from 09:00'],
    [slot(undefined, '12:30'), 'until 12:30'],
    [slot('2026-11-23T09:00:00+01:00', '2026-11-23T12:30:00+01:00'), '09:00–12:30'],
    [slot('2026-11-25T09:00:00+01:00', '2026-11-25T12:30:00+01:00'), 'Wo 25-11 09:00–12:30'],
    [slot('2026-11-23T22:00:00+01:00', '2026-11-24T02:00:00+01:00'), '22:00–24 Nov 2026, 02:00'],
  ])('the slot %j is printed as %s under Monday', (timeSlot, expectedText) => {
    expect(formatTimeSlot(timeSlot, '2026-11-23')).toBe(expectedText)
  })

  it('the date of a slot is printed if the day of the route is a weekday name', () => {
    expect(formatTimeSlot(slot('2026-11-23T09:00:00+01:00', undefined), 'Ma')).toBe('Ma 23-11 from 09:00')
  })
})

describe('formatMinutes', () => {
  it.each([
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [135, '2 h 15 min'],
  ])('%d minutes are printed as %s', (minutes, expectedText) => {
    expect(formatMinutes(minutes)).toBe(expectedText)
  })
})
