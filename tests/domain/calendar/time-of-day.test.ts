import { describe, expect, it } from 'vitest'
import { minutesOf, formatTime, normaliseTime, readClockTime } from '../../../src/domain/calendar'

describe('times of day', () => {
  it.each([
    ['9:00', 540, '09:00'],
    ['09:00', 540, '09:00'],
    [' 9:05 ', 545, '09:05'],
    ['0:00', 0, '00:00'],
    ['23:59', 1439, '23:59'],
  ])('%j is a time of day', (typed, minutes, normalised) => {
    expect(minutesOf(typed)).toBe(minutes)
    expect(normaliseTime(typed)).toBe(normalised)
  })

  it.each(['', '9', '9:0', '9.00', '24:00', '12:60', '-1:00', '009:00', '9:00 uur', '2026-11-23T09:00'])(
    '%j is no time of day',
    (typed) => {
      expect(minutesOf(typed)).toBeUndefined()
      expect(normaliseTime(typed)).toBeUndefined()
    },
  )

  it.each([
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['0930', '09:30'],
    ['9 uur', '09:00'],
    ['2 pm', '14:00'],
    ['25', undefined],
    ['9.75', undefined],
    ['half tien', undefined],
  ])('%j as people write it is %j', (typed, read) => {
    expect(readClockTime(typed)).toBe(read)
  })

  it.each([-1, 1440, 1.5, NaN, Infinity])('minute %d is outside a day', (minutes) => {
    expect(formatTime(minutes)).toBeUndefined()
  })

  it('every minute of a day is written and parsed back', () => {
    expect(formatTime(0)).toBe('00:00')
    expect(formatTime(1439)).toBe('23:59')
  })
})
