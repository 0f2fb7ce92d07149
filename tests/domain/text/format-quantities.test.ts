import { describe, expect, it } from 'vitest'
import { formatDuration, formatHours, pluralise } from '../../../src/domain/text'

describe('pluralise', () => {
  it.each([
    [0, '0 stops'],
    [1, '1 stop'],
    [90, '90 stops'],
    [10_000, '10,000 stops'],
  ])('%d is written as %s', (count, text) => {
    expect(pluralise(count, 'stop')).toBe(text)
  })

  it('an irregular plural can be given', () => {
    expect([pluralise(1, 'route'), pluralise(8, 'route')]).toEqual(['1 route', '8 routes'])
    expect([1, 2].map((count) => pluralise(count, 'activity', 'activities'))).toEqual(['1 activity', '2 activities'])
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 min'],
    [2_900, '48 min'],
    [3_600, '1 h'],
    [7_180, '2 h'],
    [4_320, '1 h 12 min'],
  ])('%d seconds are written as %s, without minutes where there are none', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})

describe('formatHours', () => {
  it.each([
    [0, '0:00'],
    [29, '0:00'],
    [59, '0:01'],
    [3599.9, '1:00'],
    [17 * 3600 + 42 * 60, '17:42'],
    [57 * 3600, '57:00'],
    [3_606_000, '1,001:40'],
  ])('%d seconds are written as %s', (seconds, text) => {
    expect(formatHours(seconds)).toBe(text)
  })
})
