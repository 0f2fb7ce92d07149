import { describe, expect, it } from 'vitest'
import {
  calendarDateOf,
  nextWeekday,
  nextWorkingWeek,
  isoDateOf,
  type CalendarDate,
} from '../../../src/domain/calendar'

const date = (iso: string): CalendarDate => calendarDateOf(iso) ?? { year: 0, month: 0, day: 0 }

describe('nextWeekday', () => {
  it.each([
    ['2026-11-22', 0, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-30'],
    ['2026-11-23', 4, '2026-11-27'],
    ['2026-12-31', 6, '2027-01-03'],
  ])('after %s the next weekday %i is %s', (after, weekday, expected) => {
    expect(isoDateOf(nextWeekday(weekday, date(after)))).toBe(expected)
  })
})

describe('nextWorkingWeek', () => {
  it.each(['2026-11-22', '2026-11-16', '2026-11-20'])('the working week after %s is Monday to Friday', (today) => {
    expect(nextWorkingWeek(date(today)).map(isoDateOf)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
  })
})
