import { activitiesOf, type Route } from './route'
import { routeClockOf } from './route-clock'

/** Departure and return in seconds into the route's day; undefined where unknown. */
export type RouteTimes = { readonly leaves: number | undefined; readonly returns: number | undefined }

export const routeTimesOf = (route: Route): RouteTimes => {
  const clock = routeClockOf(route)
  const activities = activitiesOf(route)
  const [first, last] = [activities[0], activities.at(-1)]
  return {
    leaves: clock(first?.departure) ?? clock(first?.arrival),
    returns: clock(last?.arrival) ?? clock(last?.departure),
  }
}

/** The seconds from departure to return; if one is unknown, the stored duration of the route. */
export const routeSecondsOf = (route: Route): number | undefined => {
  const { leaves, returns } = routeTimesOf(route)
  return leaves === undefined || returns === undefined ? route.seconds : returns - leaves
}
