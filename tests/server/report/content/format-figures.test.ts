import { describe, expect, it } from 'vitest'
import { formatLoad } from '../../../../server/report/content/format-figures-and-times'

describe('report figures', () => {
  it.each([
    [[], '0'],
    [[53], '53'],
    [[53, 0.25], '53 / 0.25'],
    [[12_000], '12,000'],
  ])('a load of %j is printed as %s', (load, text) => {
    expect(formatLoad(load)).toBe(text)
  })
})
