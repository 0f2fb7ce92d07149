import { describe, expect, it } from 'vitest'
import { tintOf } from '../../../../src/adapters/leaflet/painting/painter-messages'

describe('tintOf (§9)', () => {
  it('the tint is the route colour at .85 on white', () => {
    expect(tintOf('#000000')).toBe('#262626')
    expect(tintOf('#ffffff')).toBe('#ffffff')
    expect(tintOf('#D71034')).toBe('#dd3452')
  })
})
