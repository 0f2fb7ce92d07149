import { describe, expect, it } from 'vitest'
import { compareTimes } from '../../../src/domain/calendar'

describe('compareTimes', () => {
  it.each([
    ['9:00', '10:00', -1, 'by the clock, not as text'],
    ['18:00', '09:00', 1, 'by the clock'],
    ['9:00', '09:00', 0, 'however it is written'],
    ['2026-11-23T22:00', '2026-11-24T06:00', -1, 'over midnight'],
    ['2026-11-23T09:00+01:00', '2026-11-23T08:30Z', -1, 'by the moment, not as text'],
    ['2026-11-23T09:00', '2026-11-23T08:00Z', 0, 'Dutch time where no zone is named'],
    ['2026-11-23T09:00', '8:00', 1, 'by the clock where one has no date'],
    ['10:00', '2026-11-23T09:30Z', -1, 'by the Dutch clock where one has no date'],
  ])('%s and %s: %d, %s', (one, other, order) => {
    expect(compareTimes(one, other)).toBe(order)
  })

  it('a text that is no time cannot be compared', () => {
    expect(compareTimes('9:00', 'later')).toBeUndefined()
    expect(compareTimes('', '2026-11-23T09:00')).toBeUndefined()
    expect(compareTimes('2026-02-30T09:00', '2026-11-23T09:00')).toBeUndefined()
  })
})
