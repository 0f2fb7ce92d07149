import * as E from 'fp-ts/Either'
import { shown, type Reason } from '../parse'
import { inOrderOfIndex, renumbered, routeNumberOf, type Activity, type Route } from '../route'
import { isStartOrEnd, type StopFacts, type StopId } from '../stop'
import { inStep } from './assemble-plan'
import { carrierDayOf } from './carrier'
import type { Plan } from './plan'
import type { ProjectDocument } from './project-document'

/**
 * The plan that two documents make together, in the place of the one that is there now. Routes come in the order of their
 * index, which each keeps, and what they say of a stop counts. Stops by id have no order of their own: each keeps the place
 * it has, and new ones come last.
 */
export const planFromDocuments = (
  { routes, extra }: ProjectDocument,
  stops: Iterable<StopFacts>,
  now: Plan,
): E.Either<ReadonlyArray<Reason>, Plan> => {
  const byId = new Map(Array.from(stops, (stop) => [stop.id, stop]))
  const reasons = [...routes.flatMap((route, place) => faultsOf(route, place, byId)), ...carriersTwice(routes)]
  if (reasons.length > 0) return E.left(reasons)
  return E.right(inStep(inOrderOfIndex(routes).map(renumbered), inOrderOf(now, byId), extra))
}

/** A carrier has one route a day, else nobody could say to which of them a stop goes. */
const carriersTwice = (routes: ReadonlyArray<Route>): ReadonlyArray<Reason> => {
  const taken = new Map<string, Route>()
  return routes.flatMap((route, place) => {
    const carrierDay = carrierDayOf(route)
    if (carrierDay === undefined) return []
    const other = taken.get(carrierDay)
    if (other === undefined) {
      taken.set(carrierDay, route)
      return []
    }
    const [one, two] = [routeNumberOf(other), routeNumberOf(route)]
    const field = `projectDocument.routes.${place}.external_route_id`
    return [{ field, reason: `Routes ${one} and ${two} are both of external route ${carrierDay}` }]
  })
}

const faultsOf = (route: Route, place: number, stops: ReadonlyMap<StopId, StopFacts>): ReadonlyArray<Reason> =>
  route.visits.flatMap((visit) => {
    const fault = faultOf(visit, stops)
    return fault === undefined
      ? []
      : [{ field: `projectDocument.routes.${place}`, reason: `Route ${routeNumberOf(route)} ${fault}` }]
  })

const faultOf = ({ id, type }: Activity, stops: ReadonlyMap<StopId, StopFacts>): string | undefined => {
  if (isStartOrEnd(type)) return `has a start or end between its stops: ${shown(id)}`
  return stops.has(id) ? undefined : `visits ${shown(id)}, which is not in the stops document`
}

const inOrderOf = (now: Plan, given: ReadonlyMap<StopId, StopFacts>): Iterable<StopFacts> => {
  const rest = new Map(given)
  const ordered: StopFacts[] = []
  for (const { id } of now.stops) {
    const stop = rest.get(id)
    if (stop !== undefined) ordered.push(stop)
    rest.delete(id)
  }
  return [...ordered, ...rest.values()]
}
