import polyline from '@mapbox/polyline'
import type { Coordinates } from '../../../../src/domain/address'
import { fakeService } from '../../fake-service'

/** Invented roads: so many minutes for each degree, and no road to anywhere north of 53. */
export const secondsBetween = (from: Coordinates, to: Coordinates): number | null =>
  to.lat > 53 ? null : Math.abs(from.lat - to.lat) * 3_600 + Math.abs(from.lng - to.lng) * 1_800

export const metresBetween = (from: Coordinates, to: Coordinates): number | null => {
  const seconds = secondsBetween(from, to)
  return seconds === null ? null : seconds * 20
}

const placesIn = (path: string): ReadonlyArray<Coordinates> =>
  (path.split('/').at(-1) ?? '').split(';').map((pair) => {
    const [lng, lat] = pair.split(',').map(Number)
    return { lat: lat ?? NaN, lng: lng ?? NaN }
  })

/**
 * Answers as OSRM's documentation says of its table and route services, to a hundred places at most. With a factor, its
 * routes take so much longer than its tables say.
 */
export const osrmStandIn = ({ routeFactor = 1 } = {}) =>
  fakeService(({ url }) => {
    const places = placesIn(url.pathname)
    if (url.pathname.startsWith('/table/v1/driving/')) {
      if (places.length > 100) return { code: 'TooBig' }
      const chosen = (name: string) =>
        (url.searchParams.get(name) ?? '').split(';').flatMap((index) => places[Number(index)] ?? [])
      const table = (figure: typeof secondsBetween) =>
        chosen('sources').map((from) => chosen('destinations').map((to) => figure(from, to)))
      return { code: 'Ok', durations: table(secondsBetween), distances: table(metresBetween) }
    }
    const legs = places.slice(1).map((to, index) => {
      const duration = (secondsBetween(places[index] ?? to, to) ?? 0) * routeFactor
      return { duration, distance: duration * 20 }
    })
    const duration = legs.reduce((sum, leg) => sum + leg.duration, 0)
    // The road makes a bend half-way.
    const bends = places.flatMap(({ lat, lng }): [number, number][] => [
      [lat, lng],
      [lat + 0.001, lng],
    ])
    return { code: 'Ok', routes: [{ geometry: polyline.encode(bends), duration, distance: duration * 20, legs }] }
  })
