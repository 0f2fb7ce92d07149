import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupStyleOf, pinAppearanceOf } from '../../../../src/adapters/leaflet/pins/pin-appearance'
import { labelSizeOf, pinBodySymbol, pinSymbol } from '../../../../src/adapters/leaflet/pins/pin-symbol'
import { noMissedSlots, type MissedSlotsByStop } from '../../../../src/domain/map'
import { greyColour } from '../../../../src/domain/route'
import { aStopCalled } from '../../../kit/builders/plan'
import type { FlatStop } from '../../../kit/builders/stop'

describe('a group', () => {
  it('a group is larger for a higher count', () => {
    const sizes = [2, 9, 10, 99, 100, 10_000].map((count) => groupStyleOf([{ colour: '#d71034', count }]).className)
    expect(sizes).toEqual(
      ['is-few', 'is-few', 'is-tens', 'is-tens', 'is-hundreds', 'is-hundreds'].map((size) => `rr-pin-group ${size}`),
    )
  })

  it('the ring of a group has a segment for each route, in proportion to its stops', () => {
    const { ring, text } = groupStyleOf([
      { colour: '#d71034', count: 3 },
      { colour: '#39a15b', count: 1 },
    ])
    expect(ring).toBe('conic-gradient(#d71034 0deg 270deg, #39a15b 270deg 360deg)')
    expect(text).toBe('4')
  })
})

describe('the mark of stops outside their time slots', () => {
  const missed: MissedSlotsByStop = new Map([['a', { id: 'a', kind: 'late', seconds: 1200 }]])
  const stops = ['a', 'b'].map((id) =>
    aStopCalled(id, { isPlanned: true, stopNumber: 10, routeNumber: 1, coordinates: { lat: 52, lng: 5 } }),
  )
  const appearanceOf = (count: number, missedSlotsByStop: MissedSlotsByStop) =>
    pinAppearanceOf({ stops: stops.slice(0, count), x: 0, y: 0 }, missedSlotsByStop)

  it('the pin of a late stop is marked, and its name says by how much', () => {
    const { style, name } = appearanceOf(1, missed)
    expect(style.className).toBe('rr-stop-pin is-16 is-grey is-missed')
    expect(name).toBe('Stop 10, route 1, Bakkerij Jansen, late by 20 minutes')
  })

  it('a group with a late stop is marked, and its name counts them', () => {
    expect(appearanceOf(2, missed).style.className).toBe('rr-pin-group is-few is-missed')
    expect(appearanceOf(2, missed).name).toBe('2 stops, 1 outside the time slot, zoom in')
    expect(appearanceOf(2, noMissedSlots).name).toBe('2 stops, zoom in')
  })
})

describe('a pin (§9)', () => {
  const styleOf = (changes: Partial<FlatStop>) =>
    pinAppearanceOf(
      { stops: [aStopCalled('s', { coordinates: { lat: 52, lng: 5 }, ...changes })], x: 0, y: 0 },
      noMissedSlots,
    ).style

  it('a pin has its number in the colour of its route, in a size that fits', () => {
    const planned = { isPlanned: true, routeNumber: 1, color: '#d71034' }
    expect([10, 990, 9990].map((stopNumber) => styleOf({ ...planned, stopNumber }))).toEqual([
      { className: 'rr-stop-pin is-16 is-red', text: '10', ring: '' },
      { className: 'rr-stop-pin is-14 is-red', text: '990', ring: '' },
      { className: 'rr-stop-pin is-12 is-red', text: '9990', ring: '' },
    ])
  })

  it.each([
    [1, 16],
    [10, 16],
    [99, 16],
    [100, 14],
    [999, 14],
    [1000, 12],
    [9999, 12],
    [10_000, 12],
  ])('the number %i has a text size of %i px', (stopNumber, size) => {
    expect(labelSizeOf(stopNumber)).toBe(size)
  })

  it('of two numbers up to 9999 the one with more digits, above two, is smaller, and equal lengths have equal sizes', () => {
    const aNumber = fc.integer({ min: 1, max: 9999 })
    const digitsOf = (stopNumber: number): number => Math.max(2, String(stopNumber).length)
    fc.assert(
      fc.property(aNumber, aNumber, (one, other) => {
        const sizeDifference = labelSizeOf(one) - labelSizeOf(other)
        expect(Math.sign(sizeDifference)).toBe(Math.sign(digitsOf(other) - digitsOf(one)))
      }),
    )
  })

  it('a pin without a number is grey with a dot', () => {
    expect(styleOf({})).toEqual({ className: 'rr-stop-pin is-16 is-grey is-dot', text: '', ring: '' })
  })

  it('the tip of a pin is on its point, and its body is as wide as its number', () => {
    const widths = ([16, 14, 12] as const).map((size) => {
      const { size: dimensions, anchor } = pinBodySymbol(size)
      expect(anchor).toEqual([dimensions[0] / 2, dimensions[1] - 3])
      return dimensions[0]
    })
    expect(widths).toEqual([38, 41, 45])
  })

  it('the pin of a proposed stop has the grey of the theme', () => {
    expect(pinSymbol({ colour: greyColour }).svg).toContain('fill="var(--rr-unplanned)"')
  })
})
