import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { navigationLinks } from '../../../src/domain/route'
import { aPoint } from '../../kit/arbitraries/address'

const placesIn = (url: string): ReadonlyArray<ReadonlyArray<number>> => {
  const { searchParams } = new URL(url)
  return [...(searchParams.get('waypoints')?.split('|') ?? []), searchParams.get('destination') ?? ''].map((point) =>
    point.split(',').map(Number),
  )
}

describe('navigationLinks', () => {
  it('the links lead through all places in their order, to the metre, at most ten each', () => {
    fc.assert(
      fc.property(fc.array(aPoint(), { maxLength: 45 }), (points) => {
        const places = points.map((coordinates) => ({ coordinates }))
        const links = navigationLinks(places)
        expect(links.flatMap((link) => link.places)).toEqual(places)
        expect(links.filter((link) => link.places.length > 10)).toEqual([])
        const linked = links.flatMap(({ url }) => placesIn(url))
        expect(linked).toHaveLength(points.length)
        for (const [index, { lat, lng }] of points.entries()) {
          expect(Math.abs((linked[index]?.[0] ?? NaN) - lat)).toBeLessThan(1e-5)
          expect(Math.abs((linked[index]?.[1] ?? NaN) - lng)).toBeLessThan(1e-5)
        }
      }),
    )
  })

  it('a single place is the destination', () => {
    expect(navigationLinks([{ coordinates: { lat: 52.0907, lng: 5.121401 } }]).map(({ url }) => url)).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=52.0907,5.1214',
    ])
  })
})
