import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../src/domain/stop'

describe('the day a stop is meant for', () => {
  it.each([
    ['the date of its time slot', '2026-11-24T09:00:00+01:00', '2026-11-23', '2026-11-24'],
    [
      'the date in the Netherlands, where the slot is written in another zone',
      '2026-11-22T23:30:00Z',
      'Vr',
      '2026-11-23',
    ],
    ['the day it was given, where its slot is a time of day', '09:00', 'Vr', 'Vr'],
    ['the day it was given, where its slot is on a day that never comes', '2026-02-30T09:00', 'Vr', 'Vr'],
    ['the day it was given, where it has no slot', undefined, '2026-11-23', '2026-11-23'],
    ['any day, where nothing is said', undefined, undefined, undefined],
  ])('is %s', (_, timeSlotEarliest, routeDay, day) => {
    expect(dayOf({ timeSlotEarliest, routeDay })).toBe(day)
  })
})
