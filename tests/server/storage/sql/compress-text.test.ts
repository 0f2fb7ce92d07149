import { assert, json, property, string, tuple } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  changeText,
  compressPreparedText,
  compressText,
  expandText,
  prepareChangeTexts,
  sendableStoredText,
  sendableText,
  textsOfNewChange,
} from '../../../../server/storage/sql/stored-texts'
import { diffPlans } from '../../../../src/domain/history'
import { runAtOnce } from '../../../../src/domain/value'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { encodePlanChange } from '../../../kit/encode-plan-change'

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

/** Its text is longer than one that is compressed at once. */
const largeChange = () => {
  const stops = Array.from({ length: 1_000 }, (_, index) =>
    aStopCalled(`s${index}`, { notes: 'Achterom, '.repeat(40) }),
  )
  return diffPlans(planOf([], []), planOf([], stops))
}

describe('the text of a large change', () => {
  it('a text that was compressed before is stored so, expands to the same text, and is not sent', async () => {
    const change = largeChange()
    runAtOnce(prepareChangeTexts(change))
    const text = changeText(change)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(encodePlanChange(change))))
    expect(textsOfNewChange(change)).toEqual({ stored: text, sendable: undefined })
    await compressPreparedText(change)
    const { stored, sendable } = textsOfNewChange(change)
    expect(stored.length).toBeLessThan(text.length / 4)
    expect(expandText(stored)).toBe(text)
    expect(sendableStoredText(stored)).toBeUndefined()
    expect(sendable).toBeUndefined()
  })

  it('a text is encoded in parts of a few stops, since a long one would hold up other requests', async () => {
    const change = largeChange()
    runAtOnce(prepareChangeTexts(change))
    const encode = vi.spyOn(Buffer, 'from')
    await compressPreparedText(change)
    const lengths = encode.mock.calls.map(([text]) => (typeof text === 'string' ? text.length : 0))
    encode.mockRestore()
    expect(lengths.length).toBeGreaterThan(10)
    expect(Math.max(...lengths)).toBeLessThan(64 * 1024)
  })

  it('a change whose text was not prepared is stored as before', async () => {
    const change = largeChange()
    await compressPreparedText(change)
    expect(textsOfNewChange(change).stored).toBe(changeText(change))
  })
})

describe('sendableStoredText', () => {
  it.each(['short', '{"a":"é"}'.repeat(200), 'é'.repeat(200_000), 'a'.repeat(300_000)])(
    'a stored text is sent as the whole text is (case %#)',
    (text) => expect(sendableStoredText(compressText(text))).toBe(sendableText(text)),
  )

  it('a stored text that is damaged is an error', () => {
    expect(() => sendableStoredText('deflate:AAAA')).toThrow('unexpected end of file')
  })
})
