import { describe, expect, it } from 'vitest'
import { ALL_DAYS, dayOrder, defaultDayChoices, isSameDay } from '../../../src/domain/calendar'

describe('dayOrder', () => {
  it('dates come first, then weekdays from Monday, then other texts alphabetically', () => {
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

  it('only equal keys are the same day', () => {
    expect(dayOrder.equals('Ma', 'Ma')).toBe(true)
    expect(dayOrder.equals('Ma', 'ma')).toBe(false)
  })
})

describe('the day filter without days (§2)', () => {
  it('the default choices are ALL and the Dutch working days', () => {
    expect(ALL_DAYS).toBe('ALL')
    expect(defaultDayChoices).toEqual(['ALL', 'Ma', 'Di', 'Wo', 'Do', 'Vr'])
  })
})

describe('isSameDay', () => {
  it.each([
    ['2026-11-24', '2026-11-24', true],
    ['2026-11-24', 'Di', true],
    ['2026-11-24', 'Wo', false],
    ['2026-11-24', '2026-12-01', false],
    ['Di', 'Di', true],
    ['Di', 'Wo', false],
    ['2026-02-30', 'Ma', false],
  ])('%s and %s are the same day: %s', (one, other, isSame) => {
    expect([isSameDay(one, other), isSameDay(other, one)]).toEqual([isSame, isSame])
  })
})
