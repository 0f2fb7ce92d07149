import { describe, expect, it } from 'vitest'
import { tintOf } from '../../../../src/adapters/leaflet/lines/tint'

describe('the colour of a line (§9)', () => {
  it('is .85 of its route on white', () => {
    expect(tintOf('#000000')).toBe('#262626')
    expect(tintOf('#ffffff')).toBe('#ffffff')
    expect(tintOf('#D71034')).toBe('#dd3452')
  })
})
