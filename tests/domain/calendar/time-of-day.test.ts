import { describe, expect, it } from 'vitest'
import { minutesOf, formatTime, normaliseTime } from '../../../src/domain/calendar'

describe('a time of day', () => {
  it.each([
    ['9:00', 540, '09:00'],
    ['09:00', 540, '09:00'],
    [' 9:05 ', 545, '09:05'],
    ['0:00', 0, '00:00'],
    ['23:59', 1439, '23:59'],
  ])('is read from %j', (typed, minutes, written) => {
    expect(minutesOf(typed)).toBe(minutes)
    expect(normaliseTime(typed)).toBe(written)
  })

  it.each(['', '9', '9:0', '9.00', '24:00', '12:60', '-1:00', '009:00', '9:00 uur', '2026-11-23T09:00'])(
    'is not read from %j',
    (typed) => {
      expect(minutesOf(typed)).toBeUndefined()
      expect(normaliseTime(typed)).toBeUndefined()
    },
  )

  it.each([-1, 1440, 1.5, NaN, Infinity])('is not at minute %d', (minutes) => {
    expect(formatTime(minutes)).toBeUndefined()
  })

  it('is at every minute of the day', () => {
    expect(formatTime(0)).toBe('00:00')
    expect(formatTime(1439)).toBe('23:59')
  })
})
