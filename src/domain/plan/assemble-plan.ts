import { activitiesOf, type Route } from '../route'
import { stopListOf, unplannedOn, type Placement, type Stop, type StopFacts, type StopId } from '../stop'
import { placementIn, standing } from './placement'
import type { Plan } from './plan'

/**
 * The plan of these routes and stops: each stop stands where its route puts it, or where none does. One that stands there
 * already is the same object.
 */
export const inStep = (routes: ReadonlyArray<Route>, facts: Iterable<StopFacts>, extra: Plan['extra']): Plan => {
  const placements = new Map<StopId, Placement>()
  for (const route of routes)
    for (const activity of activitiesOf(route)) placements.set(activity.id, placementIn(route, activity))
  const stops: Stop[] = []
  for (const stop of facts) stops.push(standing(stop, placements.get(stop.id) ?? unplannedOn(stop.requestedDay)))
  return { routes, stops: stopListOf(stops), extra }
}
