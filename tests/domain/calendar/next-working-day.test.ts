import { describe, expect, it } from 'vitest'
import { calendarDateOf, isoDateOf, nextWorkingDay } from '../../../src/domain/calendar'

describe('nextWorkingDay', () => {
  it.each([
    ['2026-11-23', '2026-11-24', 'Monday', 'Tuesday'],
    ['2026-11-26', '2026-11-27', 'Thursday', 'Friday'],
    ['2026-11-27', '2026-11-30', 'Friday', 'Monday'],
    ['2026-11-28', '2026-11-30', 'Saturday', 'Monday'],
    ['2026-11-29', '2026-11-30', 'Sunday', 'Monday'],
    ['2026-12-31', '2027-01-01', 'the last Thursday of the year', 'a Friday'],
  ])('the working day after %s is %s: after %s comes %s', (today, next) => {
    const date = calendarDateOf(today)
    expect(date && isoDateOf(nextWorkingDay(date))).toBe(next)
  })
})
