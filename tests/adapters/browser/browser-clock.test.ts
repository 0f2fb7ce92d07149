import { describe, expect, it } from 'vitest'
import { browserClock } from '../../../src/adapters/browser'

describe('the clock of a browser', () => {
  it('counts from 1970, so that a reload does not begin it anew', () => {
    expect(Math.abs(browserClock.now() - Date.now())).toBeLessThan(1_000)
  })

  it('never goes back', () => {
    const moments = Array.from({ length: 100 }, () => browserClock.now())
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  })
})
