import { describe, expect, it, vi } from 'vitest'
import { truncate } from '../../../src/domain/text'

describe('truncate (§9)', () => {
  it.each([
    ['Week 48', 15, 'Week 48'],
    ['Utrecht week 48', 15, 'Utrecht week 48'],
    ['Utrecht week 48b', 15, 'Utrecht week 48…'],
    ['Utrecht week 48 en 49', 15, 'Utrecht week 48…'],
    ['', 15, ''],
    ['abc', 0, '…'],
  ])('%j in %i characters is %j', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected)
  })

  it('the default is 10 characters', () => {
    expect(truncate('Hoge Ryndijk')).toBe('Hoge Ryndi…')
  })

  it('no character is cut in half', () => {
    expect(truncate('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧…')
    expect(truncate('Coo\u0308peratie', 3)).toBe('Coo\u0308…')
    expect(truncate('👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧')
  })

  it('a long text is read only as far as it is shown', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    try {
      expect(truncate('x'.repeat(10_000_000), 15)).toBe(`${'x'.repeat(15)}…`)
      expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(1_000)
    } finally {
      segment.mockRestore()
    }
  })

  it('a character of many code units is not cut', () => {
    const accentedCharacter = `o${'\u0308'.repeat(5_000)}`
    expect(truncate(accentedCharacter.repeat(3), 2)).toBe(`${accentedCharacter.repeat(2)}…`)
    expect(truncate(accentedCharacter.repeat(2), 2)).toBe(accentedCharacter.repeat(2))
    for (let accents = 1; accents < 100; accents += 1) {
      const longCharacter = `o${'\u0308'.repeat(accents)}🏽`
      expect(truncate(`${longCharacter}b`, 1)).toBe(`${longCharacter}…`)
    }
    const family = '👩‍👩‍👧'
    for (let before = 0; before < 40; before += 1)
      expect(truncate(`${'a'.repeat(before)}${family.repeat(9)}`, before + 1)).toBe(`${'a'.repeat(before)}${family}…`)
  })
})
