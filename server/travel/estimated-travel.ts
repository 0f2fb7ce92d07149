import polyline from '@mapbox/polyline'
import { metresBetween, globePointOf, type Coordinates, type GlobePoint } from '../../src/domain/address'
import type { Leg } from '../../src/domain/problem'
import { roadMetres, roadSeconds } from './road-estimate'
import { estimateRoadTable } from './estimate-road-table'
import type { Drive, Travel } from './travel'

/**
 * Estimates without any service: great circles made longer by a factor for roads, and straight lines from place to
 * place.
 */
export const estimatedTravel: Travel = {
  learn: () => Promise.resolve(),
  drive: (places) => estimateDrive(places),
  leg: (from, to) => {
    const start = lastArrival.coordinates === from ? lastArrival.point : globePointOf(from)
    lastArrival = { coordinates: to, point: globePointOf(to) }
    return legBetween(start, lastArrival.point)
  },
  table: estimateRoadTable,
}

/** The end of the last leg is remembered, since it is mostly the start of the next one. */
let lastArrival: { readonly coordinates: Coordinates | undefined; readonly point: GlobePoint } = {
  coordinates: undefined,
  point: globePointOf({ lat: 0, lng: 0 }),
}

const legBetween = (from: GlobePoint, to: GlobePoint): Leg => {
  const straightMetres = metresBetween(from, to)
  return { seconds: roadSeconds(straightMetres), metres: roadMetres(straightMetres) }
}

const estimateDrive = (places: ReadonlyArray<Coordinates>): Drive => {
  let [metres, seconds] = [0, 0]
  let from: GlobePoint | undefined
  for (const coordinates of places) {
    const to = globePointOf(coordinates)
    const leg = legBetween(from ?? to, to)
    metres += leg.metres
    seconds += leg.seconds
    from = to
  }
  return { metres, seconds, polyline: straightPolyline(places) }
}

const straightPolyline = (places: ReadonlyArray<Coordinates>): string | undefined =>
  places.length < 2 ? undefined : polyline.encode(places.map(({ lat, lng }): [number, number] => [lat, lng]))
