import { activitiesOf, type Route } from '../../src/domain/route'
import type { Travel } from './travel'

/** The route with the line of the way it takes now. One that knows no two places of its own has none. */
export const redrawn = (route: Route, travel: Pick<Travel, 'drive'>): Route => {
  const places = activitiesOf(route).flatMap(({ address }) => address.at ?? [])
  const [first] = places
  const leadsSomewhere = places.some(({ lat, lng }) => lat !== first?.lat || lng !== first.lng)
  const overviewPolyline = leadsSomewhere ? travel.drive(places).polyline : undefined
  return overviewPolyline === route.overviewPolyline ? route : { ...route, overviewPolyline }
}
