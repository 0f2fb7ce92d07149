import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  worldBoxOf,
  covers,
  containsPoint,
  intersects,
  coordinatesAt,
  worldPointsOf,
  worldX,
  worldY,
} from '../../../src/domain/map'
import { aPoint } from '../../kit/arbitraries/address'

describe('web mercator coordinates', () => {
  it('0/0 is the middle of the map, and its corners are the ends of the world', () => {
    expect([worldX(0), worldY(0)]).toEqual([128, 128])
    expect(worldX(-180)).toBe(0)
    expect(worldY(90)).toBeCloseTo(0, 6)
    expect(worldY(-90)).toBeCloseTo(256, 6)
  })

  it('coordinates are converted and back', () => {
    fc.assert(
      fc.property(aPoint(), ({ lat, lng }) => {
        fc.pre(Math.abs(lat) < 85)
        const back = coordinatesAt(worldX(lng), worldY(lat))
        expect(back.lat).toBeCloseTo(lat, 8)
        expect(back.lng).toBeCloseTo(lng, 8)
      }),
    )
  })

  it('the box of points contains each of them and covers itself', () => {
    fc.assert(
      fc.property(fc.array(aPoint(), { minLength: 1, maxLength: 8 }), (points) => {
        const box = worldBoxOf(worldPointsOf(points))
        for (const { lat, lng } of points) expect(containsPoint(box, worldX(lng), worldY(lat))).toBe(true)
        expect(covers(box, box) && intersects(box, box)).toBe(true)
      }),
    )
  })

  it('touching boxes intersect, and separate ones do not', () => {
    const box = { west: 0, north: 0, east: 2, south: 2 }
    expect(intersects(box, { west: 2, north: 1, east: 3, south: 3 })).toBe(true)
    expect(intersects(box, { west: 2.1, north: 1, east: 3, south: 3 })).toBe(false)
    expect(intersects(box, { west: 0, north: 2.1, east: 3, south: 3 })).toBe(false)
    expect(covers(box, { west: 0, north: 0, east: 2, south: 2.1 })).toBe(false)
  })
})
