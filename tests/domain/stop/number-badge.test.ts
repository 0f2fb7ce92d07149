import { describe, expect, it } from 'vitest'
import { numberBadgeOf, pinLabelOf, typeInitialOf } from '../../../src/domain/stop'

describe('numberBadgeOf (§2 column #)', () => {
  it.each([
    ['Delivery', 10, { kind: 'number', text: '10' }],
    ['Delivery', 1230, { kind: 'number', text: '1230' }],
    ['Delivery', 0, { kind: 'dash', text: '–' }],
    ['Delivery', -1, { kind: 'dash', text: '–' }],
    ['Delivery', Number.NaN, { kind: 'dash', text: '–' }],
    ['start', 0, { kind: 'circle' }],
    ['end', 90, { kind: 'circle' }],
    ['START', -1, { kind: 'circle' }],
    ['END', 10, { kind: 'circle' }],
  ])('the badge of a %s with number %i', (type, stopNumber, badge) => {
    expect(numberBadgeOf({ type, stopNumber })).toEqual(badge)
  })
})

describe('typeInitialOf (§2 column T)', () => {
  it.each([
    ['Delivery', 'D'],
    ['pickup', 'P'],
    ['start', 'S'],
    [' écht', 'É'],
    ['🚚 extra', '🚚'],
    ['', ''],
  ])('the initial of %j is %j', (type, initial) => {
    expect(typeInitialOf(type)).toBe(initial)
  })
})

describe('pinLabelOf (§9)', () => {
  it.each([1, 99, 100, 9999, 10_000])('the number %i is shown', (stopNumber) => {
    expect(pinLabelOf({ isPlanned: true, stopNumber })).toEqual({ kind: 'number', text: String(stopNumber) })
  })

  it('a stop that is unplanned or without a number has a dot', () => {
    expect(pinLabelOf({ isPlanned: false, stopNumber: 10 })).toEqual({ kind: 'dot' })
    expect(pinLabelOf({ isPlanned: true, stopNumber: -1 })).toEqual({ kind: 'dot' })
    expect(pinLabelOf({ isPlanned: true, stopNumber: 0 })).toEqual({ kind: 'dot' })
  })
})
