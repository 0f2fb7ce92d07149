import { describe, expect, it } from 'vitest'
import { isDutchZip, normaliseZip, formatZip } from '../../../src/domain/address'

describe('zip codes', () => {
  it.each(['1234AB', '1234 ab', ' 1234  aB ', '12 34a b', '1234\u00a0AB'])('%j is normalised to 1234AB', (typed) => {
    expect(normaliseZip(typed)).toBe('1234AB')
    expect(isDutchZip(typed)).toBe(true)
    expect(formatZip(typed)).toBe('1234 AB')
  })

  it.each(['NL-1234 AB', 'nl 1234ab', 'NL1234AB'])('%j is the Dutch zip 1234 AB', (typed) => {
    expect([normaliseZip(typed), isDutchZip(typed), formatZip(typed)]).toEqual(['1234AB', true, '1234 AB'])
  })

  it.each(['', 'NL1234', 'NL-0234AB', 'NL', '1234', 'AB1234', '0234AB', '1234ABC', '12345', '1234A1', 'B-2000'])(
    '%j is not a Dutch zip',
    (typed) => {
      expect(isDutchZip(typed)).toBe(false)
    },
  )

  it('a foreign zip is only trimmed', () => {
    expect(formatZip(' B-2000 ')).toBe('B-2000')
  })
})
