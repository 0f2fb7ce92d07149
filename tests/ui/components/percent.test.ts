import { describe, expect, it } from 'vitest'
import { percentOf } from '../../../src/ui/components/progress-bar'

describe('percentOf', () => {
  it.each([
    [0, 0],
    [0.634, 63],
    [0.999, 99],
    [1, 100],
    [-3, 0],
    [17, 100],
    [Number.NaN, 0],
  ])('the fraction %d gives %d percent', (fraction, percent) => {
    expect(percentOf(fraction)).toBe(percent)
  })
})
