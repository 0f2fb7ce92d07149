import { activitiesOf, type Route } from './route'
import { routeClockOf } from './route-clock'

/** When a route leaves and is back, in seconds into its day; either is undefined where its times do not tell. */
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

/** From leaving to being back; where the times do not tell, what the route itself says. */
export const routeSecondsOf = (route: Route): number | undefined => {
  const { leaves, returns } = routeTimesOf(route)
  return leaves === undefined || returns === undefined ? route.seconds : returns - leaves
}
