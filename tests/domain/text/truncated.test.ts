import { describe, expect, it } from 'vitest'
import { shownLengths, truncated } from '../../../src/domain/text'

describe('§9 truncation', () => {
  it('has a length for every place', () => {
    expect(shownLengths).toEqual({
      projectInDropdown: 15,
      projectInList: 15,
      routeStopName: 25,
      routeStopAddress: 15,
      customerInStops: 55,
      elsewhere: 10,
    })
  })

  it.each([
    ['Week 48', 15, 'Week 48'],
    ['Utrecht week 48', 15, 'Utrecht week 48'],
    ['Utrecht week 48b', 15, 'Utrecht week 48…'],
    ['Utrecht week 48 en 49', 15, 'Utrecht week 48…'],
    ['', 15, ''],
    ['abc', 0, '…'],
  ])('shows %j within %i as %j', (text, length, shown) => {
    expect(truncated(text, length)).toBe(shown)
  })

  it('keeps 10 characters where nothing else is asked', () => {
    expect(truncated('Hoge Ryndijk')).toBe('Hoge Ryndi…')
  })

  it('cuts no character in half', () => {
    expect(truncated('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧…')
    expect(truncated('Coo\u0308peratie', 3)).toBe('Coo\u0308…')
    expect(truncated('👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧')
  })
})
