import { describe, expect, it } from 'vitest'
import { coordinatesOf } from '../../../src/domain/address'

describe('a point on the map', () => {
  it('is two numbers within the world', () => {
    expect(coordinatesOf(52.1, 5.1)).toEqual({ lat: 52.1, lng: 5.1 })
    expect(coordinatesOf(-90, 180)).toEqual({ lat: -90, lng: 180 })
    expect(coordinatesOf(0, 5)).toEqual({ lat: 0, lng: 5 })
  })

  it.each([
    [0, 0],
    [90.1, 5],
    [52, -180.5],
    [NaN, 5],
    ['52', 5],
    [52, undefined],
  ])('is not %s/%s', (lat, lng) => {
    expect(coordinatesOf(lat, lng)).toBeUndefined()
  })
})
