import { describe, expect, it } from 'vitest'
import { calendarDateAt, dateTimeLabel, timestampOf } from '../../../src/domain/calendar'

describe('date-times', () => {
  it.each([
    ['2026-11-20T15:42:00.000Z', '2026-11-20T15:42:00.000Z', 'in UTC'],
    ['2026-11-20T15:42Z', '2026-11-20T15:42:00.000Z', 'without seconds'],
    ['2026-11-20 15:42:07Z', '2026-11-20T15:42:07.000Z', 'as databases write it'],
    ['2026-11-20T15:42:07.123456789Z', '2026-11-20T15:42:07.123Z', 'to the nanosecond'],
    ['2026-11-20T16:42:00+01:00', '2026-11-20T15:42:00.000Z', 'with the zone it is in'],
    ['2026-11-20T10:12:00-0530', '2026-11-20T15:42:00.000Z', 'from behind UTC'],
    ['2026-11-21T04:27+12:45', '2026-11-20T15:42:00.000Z', 'from far ahead'],
    ['2026-11-20T16:42', '2026-11-20T15:42:00.000Z', 'in Dutch winter time'],
    ['2026-07-20T16:42', '2026-07-20T14:42:00.000Z', 'in Dutch summer time'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z', 'just before the clocks go forward'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z', 'just after the clocks went forward'],
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z', 'before the clocks go back'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z', 'after the clocks went back'],
  ])('%s is the moment %s: %s', (text, utc) => {
    expect(timestampOf(text)).toBe(Date.parse(utc))
  })

  it.each([
    ['2026-02-30T09:00Z', 'a day that never comes'],
    ['2026-11-20T24:00Z', 'an hour that never comes'],
    ['2026-11-20T09:60Z', 'a minute that never comes'],
    ['2026-11-20T09:00+24:00', 'a zone that is nowhere'],
    ['2026-11-20T09:00-30:00', 'a zone that is nowhere'],
    ['2026-11-20T09:00:30123Z', 'seconds that never come'],
    ['9999-12-31T23:59:59', 'a year that ends in five figures somewhere'],
    ['9999-12-31T23:59:59Z', 'a year that ends in five figures here'],
    ['0000-06-01T12:00', 'a year that no clock knows'],
    ['2026-11-20', 'no time'],
    ['09:00', 'no date'],
    ['vandaag', 'no date-time'],
    ['2026-11-20T09:00Zulu', 'something after it'],
    ['', 'nothing'],
  ])('%j is no date-time: %s', (text) => {
    expect(timestampOf(text)).toBeUndefined()
    expect(dateTimeLabel(text)).toBeUndefined()
    expect(calendarDateAt(text)).toBeUndefined()
  })

  it.each([
    ['1000-01-02T00:00', { year: 1000, month: 1, day: 2 }],
    ['9998-12-31T23:59:59', { year: 9998, month: 12, day: 31 }],
  ])('%s is at an end of the supported range', (text, date) => {
    expect(calendarDateAt(text)).toEqual(date)
  })

  it('a date-time is shown in Dutch time', () => {
    expect(dateTimeLabel('2026-11-20T15:42:00.000Z')).toBe('20 Nov 2026, 16:42')
    expect(dateTimeLabel('2026-11-20T16:42')).toBe('20 Nov 2026, 16:42')
    expect(dateTimeLabel('2026-09-05T22:05:00Z')).toBe('6 Sep 2026, 00:05')
    expect(dateTimeLabel('2026-05-31T23:59:59Z')).toBe('1 Jun 2026, 01:59')
  })

  it('the date of a date-time is the Dutch one', () => {
    expect(calendarDateAt('2026-11-22T23:30:00Z')).toEqual({ year: 2026, month: 11, day: 23 })
    expect(calendarDateAt('2026-11-22T22:30:00Z')).toEqual({ year: 2026, month: 11, day: 22 })
  })
})
