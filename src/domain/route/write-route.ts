import { present, type Said } from '../reading'
import type { Activity } from './activity'
import { activitiesOf, routeNumberOf, type Route } from './route'

/** §3's names as a project document has them; what the activities repeat comes from the route. */
export const writeRoute = (route: Route): Said => ({
  ...route.extra,
  ...present({
    route_day: route.day,
    external_route_id: route.externalRouteId,
    color: route.color,
    overview_polyline: route.overviewPolyline,
    driver_id: route.driverId,
    driver_name: route.driverName,
  }),
  index: route.index,
  route_name: route.name,
  isVisible: route.isVisible,
  activities: activitiesOf(route).map((activity) => writeActivity(activity, route)),
})

const writeActivity = ({ address, extra, ...activity }: Activity, route: Route): Said => ({
  ...extra,
  ...present({ arrival: activity.arrival, departure: activity.departure }),
  id: activity.id,
  type: activity.type,
  stop_number: activity.stopNumber,
  is_planned: activity.isPlanned,
  address: {
    ...address.extra,
    ...present({ lat: address.at?.lat, lon: address.at?.lng }),
    name: address.name,
    address: address.address,
    zipcode: address.zipcode,
  },
  ...present({ route_day: route.day, external_route_id: route.externalRouteId }),
  route_name: route.name,
  route_number: routeNumberOf(route),
})
