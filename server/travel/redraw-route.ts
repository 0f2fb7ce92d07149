import { placesOfRoute, figureSourceOfLegs, type Route } from '../../src/domain/route'
import { deepEqual } from '../../src/domain/value'
import type { Travel } from './travel'

/** The route with a new line and length, and where these came from. With fewer than two known places there is no line. */
export const redrawRoute = (route: Route, travel: Pick<Travel, 'drive' | 'dataDate'>): Route => {
  const places = placesOfRoute(route)
  const [first] = places
  const hasTwoPlaces = places.some(({ lat, lng }) => lat !== first?.lat || lng !== first.lng)
  const { metres, polyline, legs, offRoads = [] } = travel.drive(places)
  const stopsOffRoads = route.visits.filter(({ address }) => offRoads.some((place) => place === address.coordinates))
  const sources = figureSourceOfLegs(legs, travel.dataDate)
  const [overviewPolyline, figureSource] = [
    hasTwoPlaces ? polyline : undefined,
    sources && stopsOffRoads.length > 0 ? { ...sources, stopsOffRoads: stopsOffRoads.map(({ id }) => id) } : sources,
  ]
  return overviewPolyline === route.overviewPolyline &&
    metres === route.metres &&
    deepEqual(figureSource, route.figureSource)
    ? route
    : { ...route, overviewPolyline, metres, figureSource }
}
