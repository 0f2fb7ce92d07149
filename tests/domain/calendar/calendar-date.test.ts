import { describe, expect, it } from 'vitest'
import { calendarDateOf, dayAfter, isoDateOf, weekdayOf } from '../../../src/domain/calendar'

describe('calendar dates', () => {
  it('a date is parsed from its ISO form and written back', () => {
    const date = { year: 2026, month: 11, day: 23 }
    expect(calendarDateOf('2026-11-23')).toEqual(date)
    expect(isoDateOf(date)).toBe('2026-11-23')
    expect(isoDateOf({ year: 99, month: 1, day: 2 })).toBe('0099-01-02')
  })

  it.each([
    ['2026-02-30', 'February has no 30th'],
    ['2026-02-29', 'no leap year'],
    ['2100-02-29', 'a century is no leap year'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-06-31', 'June has 30 days'],
    ['2026-09-31', 'September has 30 days'],
    ['2026-11-31', 'November has 30 days'],
    ['2026-13-01', 'there are 12 months'],
    ['2026-00-10', 'months count from 1'],
    ['2026-11-00', 'days count from 1'],
    ['2026-12-32', 'no month has 32 days'],
    ['2026-1-1', 'two digits each'],
    ['2026-11-23T09:00', 'a moment is no day'],
    [' 2026-11-23', 'nothing before it'],
    ['2026-11-23\n', 'nothing after it'],
    ['Ma', 'a weekday is no date'],
    ['', 'nothing is no date'],
  ])('%j is no date: %s', (text) => {
    expect(calendarDateOf(text)).toBeUndefined()
  })

  it.each(['2024-02-29', '2000-02-29', '2026-01-31', '2026-12-31', '0001-01-01', '9999-12-31'])(
    '%s is a date',
    (text) => {
      const date = calendarDateOf(text)
      expect(date && isoDateOf(date)).toBe(text)
    },
  )

  it('weekdays count from 0, Monday', () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 23 })).toBe(0)
    expect(weekdayOf({ year: 2026, month: 11, day: 29 })).toBe(6)
    expect(weekdayOf({ year: 2024, month: 2, day: 29 })).toBe(3)
    expect(weekdayOf({ year: 1970, month: 1, day: 1 })).toBe(3)
    expect(weekdayOf({ year: 50, month: 1, day: 1 })).toBe(5)
  })

  it('dayAfter crosses the ends of months and years', () => {
    expect(dayAfter({ year: 2026, month: 11, day: 23 })).toEqual({ year: 2026, month: 11, day: 24 })
    expect(dayAfter({ year: 2026, month: 2, day: 28 })).toEqual({ year: 2026, month: 3, day: 1 })
    expect(dayAfter({ year: 2024, month: 2, day: 28 })).toEqual({ year: 2024, month: 2, day: 29 })
    expect(dayAfter({ year: 2026, month: 12, day: 31 })).toEqual({ year: 2027, month: 1, day: 1 })
  })
})
