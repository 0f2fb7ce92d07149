import { assert, json, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compressText, expandText } from '../../../../server/storage/sql/stored-texts'

describe('compressText', () => {
  it('any JSON is expanded to the same text', () => {
    assert(
      property(tuple(json(), string({ unit: 'binary', maxLength: 3_000 })), ([text, note]) => {
        const whole = JSON.stringify([text, note])
        expect(expandText(compressText(whole))).toBe(whole)
      }),
    )
  })

  it.each([
    ['short', 999, 999],
    ['very long', 256 * 1024 + 1, 256 * 1024 + 1],
  ])('a %s text is stored as it is', (_, length, storedLength) => {
    expect(compressText('a'.repeat(length)).length).toBe(storedLength)
  })

  it.each([1_000, 256 * 1024])('a text of %i characters that repeats itself takes a tenth at most', (length) => {
    const text = 'route '.repeat(length).slice(0, length)
    expect(compressText(text).length).toBeLessThan(length / 10)
    expect(expandText(compressText(text))).toBe(text)
  })

  it('a text that an earlier release stored is returned as it is', () => {
    expect(expandText('{"routes":[],"stops":[],"moved":["deflate:"]}')).toBe(
      '{"routes":[],"stops":[],"moved":["deflate:"]}',
    )
  })
})
