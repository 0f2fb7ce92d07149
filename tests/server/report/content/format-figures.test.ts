import { describe, expect, it } from 'vitest'
import { formatKilometres, formatLoad } from '../../../../server/report/content/format-figures-and-times'

describe('report figures', () => {
  it.each([
    [0, '0.0 km'],
    [8_449, '8.4 km'],
    [9_949, '9.9 km'],
    [9_950, '10 km'],
    [1_626_400, '1,626 km'],
  ])('%d metres are printed as %s', (metres, text) => {
    expect(formatKilometres(metres)).toBe(text)
  })

  it.each([
    [[], '0'],
    [[53], '53'],
    [[53, 0.25], '53 / 0.25'],
    [[12_000], '12,000'],
  ])('a load of %j is printed as %s', (load, text) => {
    expect(formatLoad(load)).toBe(text)
  })
})
