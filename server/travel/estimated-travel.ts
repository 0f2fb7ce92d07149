import polyline from '@mapbox/polyline'
import { metresBetween, globePointOf, type Coordinates, type GlobePoint } from '../../src/domain/address'
import type { Leg } from '../../src/domain/problem'
import { roadMetres, roadSeconds } from './road-estimate'
import { roadTable } from './estimate-road-table'
import type { Drive, Travel } from './travel'

/**
 * Estimates without any service: great circles made longer by a factor for roads, and straight lines from place to
 * place.
 */
export const estimatedTravel: Travel = {
  learn: () => Promise.resolve(),
  drive: (places) => driveAlong(places),
  leg: (from, to) => {
    const start = arrived.place === from ? arrived.point : globePointOf(from)
    arrived = { place: to, point: globePointOf(to) }
    return legBetween(start, arrived.point)
  },
  table: roadTable,
}

/** The end of the last leg is remembered, since it is mostly the start of the next one. */
let arrived: { readonly place: Coordinates | undefined; readonly point: GlobePoint } = {
  place: undefined,
  point: globePointOf({ lat: 0, lng: 0 }),
}

const legBetween = (from: GlobePoint, to: GlobePoint): Leg => {
  const crow = metresBetween(from, to)
  return { seconds: roadSeconds(crow), metres: roadMetres(crow) }
}

const driveAlong = (places: ReadonlyArray<Coordinates>): Drive => {
  let [metres, seconds] = [0, 0]
  let from: GlobePoint | undefined
  for (const place of places) {
    const to = globePointOf(place)
    const leg = legBetween(from ?? to, to)
    metres += leg.metres
    seconds += leg.seconds
    from = to
  }
  return { metres, seconds, polyline: drawn(places) }
}

const drawn = (places: ReadonlyArray<Coordinates>): string | undefined =>
  places.length < 2 ? undefined : polyline.encode(places.map(({ lat, lng }): [number, number] => [lat, lng]))
