import { placesOfRoute, roadsOfLegs, type Route } from '../../src/domain/route'
import { deepEqual } from '../../src/domain/value'
import type { Travel } from './travel'

/** The route with a new line and length, and where these came from. With fewer than two known places there is no line. */
export const redrawRoute = (route: Route, travel: Pick<Travel, 'drive' | 'dataDate'>): Route => {
  const places = placesOfRoute(route)
  const [first] = places
  const hasTwoPlaces = places.some(({ lat, lng }) => lat !== first?.lat || lng !== first.lng)
  const { metres, polyline, legs } = travel.drive(places)
  const [overviewPolyline, roads] = [hasTwoPlaces ? polyline : undefined, roadsOfLegs(legs, travel.dataDate)]
  return overviewPolyline === route.overviewPolyline && metres === route.metres && deepEqual(roads, route.roads)
    ? route
    : { ...route, overviewPolyline, metres, roads }
}
