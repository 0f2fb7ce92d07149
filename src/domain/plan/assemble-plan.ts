import { activitiesOf, type Route } from '../route'
import { stopList, unplannedPlacementOf, type Placement, type Stop, type StopFacts, type StopId } from '../stop'
import { placementOf, placeStop } from './placement'
import type { Plan } from './plan'

/**
 * The plan of these routes and stops: each stop gets the placement of its route, or none. A stop with that placement
 * already is the same object.
 */
export const assemblePlan = (routes: ReadonlyArray<Route>, facts: Iterable<StopFacts>, extra: Plan['extra']): Plan => {
  const placements = new Map<StopId, Placement>()
  for (const route of routes)
    for (const activity of activitiesOf(route)) placements.set(activity.id, placementOf(route, activity))
  const stops: Stop[] = []
  for (const stop of facts)
    stops.push(placeStop(stop, placements.get(stop.id) ?? unplannedPlacementOf(stop.requestedDay)))
  return { routes, stops: stopList.from(stops), extra }
}
