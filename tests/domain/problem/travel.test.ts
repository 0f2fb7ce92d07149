import { describe, expect, it } from 'vitest'
import { findLegInTable } from '../../../src/domain/problem'

const [a, b, c] = [
  { lat: 52, lng: 5 },
  { lat: 52.1, lng: 5.1 },
  { lat: 53, lng: 6 },
]

describe('findLegInTable', () => {
  const travel = findLegInTable({ places: [a, b], seconds: [0, 60, 90, 0], metres: new Int32Array([0, 700, 800, 0]) })

  it('each direction has its own figures', () => {
    expect(travel(a, b)).toEqual({ seconds: 60, metres: 700 })
    expect(travel(b, a)).toEqual({ seconds: 90, metres: 800 })
    expect(travel(a, { ...a })).toEqual({ seconds: 0, metres: 0 })
  })

  it('a place outside the table has no road', () => {
    expect(travel(a, c)).toBeUndefined()
    expect(travel(c, a)).toBeUndefined()
  })

  it.each([-1, Infinity, NaN])('two places have no road where a figure is %d', (figure) => {
    expect(findLegInTable({ places: [a, b], seconds: [0, figure, 90, 0], metres: [0, 7, 8, 0] })(a, b)).toBeUndefined()
    expect(findLegInTable({ places: [a, b], seconds: [0, 6, 9, 0], metres: [0, figure, 8, 0] })(a, b)).toBeUndefined()
  })

  it('two places have no road where the table is too short', () => {
    expect(findLegInTable({ places: [a, b], seconds: [0, 6], metres: [0, 7] })(b, a)).toBeUndefined()
  })
})
