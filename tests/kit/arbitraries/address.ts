import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/address'

/** A point in the Netherlands, rounded to ten-thousandths of a degree. */
export const aPoint = (): fc.Arbitrary<Coordinates> =>
  fc
    .tuple(fc.integer({ min: 507_500, max: 535_500 }), fc.integer({ min: 33_600, max: 72_200 }))
    .map(([lat, lng]) => ({ lat: lat / 10_000, lng: lng / 10_000 }))
