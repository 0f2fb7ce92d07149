import { activitiesOf, type Route } from '../../src/domain/route'
import type { Travel } from './travel'

/** The route with a new line and length. A route with fewer than two known places has no line. */
export const redrawRoute = (route: Route, travel: Pick<Travel, 'drive'>): Route => {
  const places = activitiesOf(route).flatMap(({ address }) => address.coordinates ?? [])
  const [first] = places
  const hasTwoPlaces = places.some(({ lat, lng }) => lat !== first?.lat || lng !== first.lng)
  const { metres, polyline } = travel.drive(places)
  const overviewPolyline = hasTwoPlaces ? polyline : undefined
  return overviewPolyline === route.overviewPolyline && metres === route.metres
    ? route
    : { ...route, overviewPolyline, metres }
}
