import { describe, expect, it, vi } from 'vitest'
import { displayLengths, truncate } from '../../../src/domain/text'

describe('§9 truncation', () => {
  it('has a length for every place', () => {
    expect(displayLengths).toEqual({
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
    expect(truncate(text, length)).toBe(shown)
  })

  it('keeps 10 characters where nothing else is asked', () => {
    expect(truncate('Hoge Ryndijk')).toBe('Hoge Ryndi…')
  })

  it('cuts no character in half', () => {
    expect(truncate('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧…')
    expect(truncate('Coo\u0308peratie', 3)).toBe('Coo\u0308…')
    expect(truncate('👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧')
  })

  it('goes through no more of a long text than it shows, so that nobody waits for the rest', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    try {
      expect(truncate('x'.repeat(10_000_000), 15)).toBe(`${'x'.repeat(15)}…`)
      expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(1_000)
    } finally {
      segment.mockRestore()
    }
  })

  it('cuts no character in half, however many codes it is of', () => {
    const heavy = `o${'\u0308'.repeat(5_000)}`
    expect(truncate(heavy.repeat(3), 2)).toBe(`${heavy.repeat(2)}…`)
    expect(truncate(heavy.repeat(2), 2)).toBe(heavy.repeat(2))
    for (let marks = 1; marks < 100; marks += 1) {
      const waving = `o${'\u0308'.repeat(marks)}🏽`
      expect(truncate(`${waving}b`, 1)).toBe(`${waving}…`)
    }
    const family = '👩‍👩‍👧'
    for (let before = 0; before < 40; before += 1)
      expect(truncate(`${'a'.repeat(before)}${family.repeat(9)}`, before + 1)).toBe(`${'a'.repeat(before)}${family}…`)
  })
})
