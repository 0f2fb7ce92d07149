import { activitiesOf, type Route } from '../route'
import { stopList, type Placement, type Stop, type StopId } from '../stop'
import { placementOf, updatePlacement } from './placement'
import type { Plan } from './plan'

/**
 * The plan of these routes and stops: each stop gets the placement of its route, or that of an unplanned stop. A stop
 * whose placement does not change is the same object.
 */
export const assemblePlan = (
  routes: ReadonlyArray<Route>,
  stops: Iterable<Stop>,
  unknownFields: Plan['unknownFields'],
): Plan => {
  const placements = new Map<StopId, Placement>()
  for (const route of routes)
    for (const activity of activitiesOf(route)) placements.set(activity.id, placementOf(route, activity))
  const assembledStops: Stop[] = []
  for (const stop of stops) assembledStops.push(updatePlacement(stop, placements.get(stop.facts.id)))
  return { routes, stops: stopList.from(assembledStops), unknownFields }
}
