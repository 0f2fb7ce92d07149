import { describe, expect, it } from 'vitest'
import { browserClock } from '../../../src/adapters/browser'

describe('browserClock', () => {
  it('the clock counts milliseconds from 1970, so that timestamps stay valid after a reload', () => {
    expect(Math.abs(browserClock.now() - Date.now())).toBeLessThan(1_000)
  })

  it('the clock never goes back', () => {
    const moments = Array.from({ length: 100 }, () => browserClock.now())
    expect(moments).toEqual(moments.toSorted((first, second) => first - second))
  })
})
