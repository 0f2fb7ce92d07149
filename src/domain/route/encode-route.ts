import { withoutUndefined, type JsonObject } from '../parse'
import { memoizeWeak } from '../value'
import type { Activity, ActivityAddress } from './activity'
import { activitiesOf, routeNumberOf, type Route } from './route'

/**
 * §3: the names of a project document; activities repeat fields of the route. Cached by route, which is stored and
 * sent repeatedly.
 */
export const encodeRoute = memoizeWeak((route: Route): JsonObject => ({
  ...route.extra,
  ...withoutUndefined({
    route_day: route.day,
    external_route_id: route.externalRouteId,
    color: route.color,
    overview_polyline: route.overviewPolyline,
    distance_m: route.metres,
    duration_s: route.seconds,
    driver_id: route.driverId,
    driver_name: route.driverName,
  }),
  index: route.index,
  route_name: route.name,
  isVisible: route.isVisible,
  activities: activitiesOf(route).map((activity) => encodeActivity(activity, route)),
}))

const encodeActivity = (activity: Activity, route: Route): JsonObject => ({
  ...activity.extra,
  ...withoutUndefined({ arrival: activity.arrival, departure: activity.departure }),
  id: activity.id,
  type: activity.type,
  stop_number: activity.stopNumber,
  is_planned: activity.isPlanned,
  address: encodeAddress(activity.address),
  ...withoutUndefined({ route_day: route.day, external_route_id: route.externalRouteId }),
  route_name: route.name,
  route_number: routeNumberOf(route),
})

const encodeAddress = ({ extra, coordinates, name, address, zipcode }: ActivityAddress): JsonObject => ({
  ...extra,
  ...(coordinates === undefined ? {} : { lat: coordinates.lat, lon: coordinates.lng }),
  name,
  address,
  zipcode,
})
