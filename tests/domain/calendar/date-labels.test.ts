import { describe, expect, it } from 'vitest'
import { calendarDateOf, dateLabel, dayLabel, fullDateLabel } from '../../../src/domain/calendar'

describe('dayLabel', () => {
  it.each([
    ['2026-11-23', 'Ma 23-11'],
    ['2026-11-24', 'Di 24-11'],
    ['2026-11-25', 'Wo 25-11'],
    ['2027-01-07', 'Do 7-1'],
    ['2026-11-27', 'Vr 27-11'],
    ['2026-11-28', 'Za 28-11'],
    ['2026-11-29', 'Zo 29-11'],
  ])('the label of %s is %s', (day, label) => {
    expect(dayLabel(day)).toBe(label)
  })

  it.each(['Ma', 'Vr', 'ALL', 'Tour B', '2026-02-30', ''])('%j is no date, so it is its own label', (day) => {
    expect(dayLabel(day)).toBe(day)
  })
})

describe('dateLabel and fullDateLabel', () => {
  it.each([
    ['2026-11-20', '20/10'],
    ['2026-01-05', '5/0'],
    ['2026-12-31', '31/11'],
  ])('the header date of %s is %s: months count from zero (§2)', (iso, label) => {
    const date = calendarDateOf(iso)
    expect(date && dateLabel(date)).toBe(label)
  })

  it.each([
    ['2026-11-23', 'Monday 23 November 2026'],
    ['2024-02-29', 'Thursday 29 February 2024'],
    ['2026-12-06', 'Sunday 6 December 2026'],
    ['2026-01-06', 'Tuesday 6 January 2026'],
    ['2026-03-04', 'Wednesday 4 March 2026'],
    ['2026-04-03', 'Friday 3 April 2026'],
    ['2026-05-02', 'Saturday 2 May 2026'],
    ['2026-06-01', 'Monday 1 June 2026'],
    ['2026-07-01', 'Wednesday 1 July 2026'],
    ['2026-08-01', 'Saturday 1 August 2026'],
    ['2026-09-01', 'Tuesday 1 September 2026'],
    ['2026-10-01', 'Thursday 1 October 2026'],
  ])('the full date of %s is %s', (iso, label) => {
    const date = calendarDateOf(iso)
    expect(date && fullDateLabel(date)).toBe(label)
  })
})
