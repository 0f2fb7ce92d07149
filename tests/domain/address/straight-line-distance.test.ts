import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, globePointOf, pointBeside, type Coordinates } from '../../../src/domain/address'
import { aPoint } from '../../kit/arbitraries/address'

const metres = (from: Coordinates, to: Coordinates): number => metresBetween(globePointOf(from), globePointOf(to))

describe('metresBetween', () => {
  it('a distance is equal in both directions, 0 to the same place, and no longer than by a third place', () => {
    fc.assert(
      fc.property(aPoint(), aPoint(), aPoint(), (one, other, third) => {
        expect(metres(one, other)).toBe(metres(other, one))
        expect(metres(one, one)).toBe(0)
        expect(metres(one, other)).toBeLessThanOrEqual(metres(one, third) + metres(third, other) + 1e-3)
      }),
    )
  })

  it('a sixtieth of a degree along a meridian is a nautical mile', () => {
    expect(metres({ lat: 52, lng: 5 }, { lat: 52 + 1 / 60, lng: 5 })).toBeCloseTo(1853.25, 1)
  })

  it('a degree of longitude is half as long at 60° as at the equator', () => {
    const metresAtLatitude = (lat: number): number => metres({ lat, lng: 5 }, { lat, lng: 5.001 })
    expect(metresAtLatitude(60) / metresAtLatitude(0)).toBeCloseTo(0.5, 6)
  })
})

describe('pointBeside', () => {
  const steps = fc.record({ east: fc.integer({ min: -500, max: 500 }), north: fc.integer({ min: -500, max: 500 }) })
  const aPointInTheCountry = fc.record({
    lat: fc.double({ min: 50, max: 54, noNaN: true }),
    lng: fc.double({ min: 3, max: 8, noNaN: true }),
  })

  it('the point lies as far away as it was moved', () => {
    fc.assert(
      fc.property(aPointInTheCountry, steps, (from, step) => {
        const moved = metres(from, pointBeside(from, step))
        expect(Math.abs(moved - Math.hypot(step.east, step.north))).toBeLessThan(0.1)
      }),
    )
  })

  it('a step to the north or east raises only that coordinate', () => {
    const from = { lat: 52, lng: 5 }
    expect(pointBeside(from, { east: 0, north: 5 })).toEqual({ lat: expect.any(Number) as number, lng: 5 })
    expect(pointBeside(from, { east: 5, north: 0 }).lng).toBeGreaterThan(5)
    expect(pointBeside(from, { east: 0, north: -5 }).lat).toBeLessThan(52)
  })
})
