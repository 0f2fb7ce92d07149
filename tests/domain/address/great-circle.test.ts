import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, globePointOf, type Coordinates } from '../../../src/domain/address'
import { aPoint } from '../../kit/arbitraries/address'

const metres = (from: Coordinates, to: Coordinates): number => metresBetween(globePointOf(from), globePointOf(to))

describe('the distance as the crow flies', () => {
  it('is the same in both directions, nothing to the same place, and no longer than by a third place', () => {
    fc.assert(
      fc.property(aPoint(), aPoint(), aPoint(), (one, other, third) => {
        expect(metres(one, other)).toBe(metres(other, one))
        expect(metres(one, one)).toBe(0)
        expect(metres(one, other)).toBeLessThanOrEqual(metres(one, third) + metres(third, other) + 1e-3)
      }),
    )
  })

  it('is a sixtieth of a degree for a nautical mile along a meridian', () => {
    expect(metres({ lat: 52, lng: 5 }, { lat: 52 + 1 / 60, lng: 5 })).toBeCloseTo(1853.25, 1)
  })

  it('is half as long along the sixtieth parallel as along the equator', () => {
    const along = (lat: number): number => metres({ lat, lng: 5 }, { lat, lng: 5.001 })
    expect(along(60) / along(0)).toBeCloseTo(0.5, 6)
  })
})
