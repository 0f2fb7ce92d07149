import { describe, expect, it } from 'vitest'
import { ALL_DAYS, dayOrder, defaultDayChoices } from '../../../src/domain/calendar'

describe('route days in order', () => {
  it('are dates by time, then weekdays from Monday, then the rest as text', () => {
    const days = [
      'Zo',
      'Tour B',
      '2027-01-04',
      'Vr',
      'Ma',
      '2026-11-24',
      'Di',
      'Za',
      'Do',
      'Wo',
      '2026-02-30',
      'Tour A',
    ]
    expect(days.toSorted(dayOrder.compare)).toEqual([
      '2026-11-24',
      '2027-01-04',
      'Ma',
      'Di',
      'Wo',
      'Do',
      'Vr',
      'Za',
      'Zo',
      '2026-02-30',
      'Tour A',
      'Tour B',
    ])
  })

  it('are the same day only where their keys are', () => {
    expect(dayOrder.equals('Ma', 'Ma')).toBe(true)
    expect(dayOrder.equals('Ma', 'ma')).toBe(false)
  })
})

describe('the day filter before days are known (§2)', () => {
  it('offers ALL and the Dutch working days', () => {
    expect(ALL_DAYS).toBe('ALL')
    expect(defaultDayChoices).toEqual(['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr'])
  })
})
