import { present, type Said } from '../parse'
import { remembered } from '../remembered'
import type { Activity, ActivityAddress } from './activity'
import { activitiesOf, routeNumberOf, type Route } from './route'

/**
 * §3's names as a project document has them; what the activities repeat comes from the route. Each is written once, however
 * often it is stored and told.
 */
export const writeRoute = remembered((route: Route): Said => ({
  ...route.extra,
  ...present({
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
  activities: activitiesOf(route).map((activity) => writeActivity(activity, route)),
}))

const writeActivity = (activity: Activity, route: Route): Said => ({
  ...activity.extra,
  ...present({ arrival: activity.arrival, departure: activity.departure }),
  id: activity.id,
  type: activity.type,
  stop_number: activity.stopNumber,
  is_planned: activity.isPlanned,
  address: writeAddress(activity.address),
  ...present({ route_day: route.day, external_route_id: route.externalRouteId }),
  route_name: route.name,
  route_number: routeNumberOf(route),
})

const writeAddress = ({ extra, at, name, address, zipcode }: ActivityAddress): Said => ({
  ...extra,
  ...(at === undefined ? {} : { lat: at.lat, lon: at.lng }),
  name,
  address,
  zipcode,
})
