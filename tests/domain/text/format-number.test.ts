import { describe, expect, it } from 'vitest'
import { pluralise } from '../../../src/domain/text'

describe('counts in words', () => {
  it.each([
    [0, '0 stops'],
    [1, '1 stop'],
    [90, '90 stops'],
    [10_000, '10,000 stops'],
  ])('%d is %s', (count, words) => {
    expect(pluralise(count, 'stop')).toBe(words)
  })

  it('speak of one thing, or of many by the name that many have', () => {
    expect([pluralise(1, 'route'), pluralise(8, 'route')]).toEqual(['1 route', '8 routes'])
    expect([1, 2].map((count) => pluralise(count, 'activity', 'activities'))).toEqual(['1 activity', '2 activities'])
  })
})
