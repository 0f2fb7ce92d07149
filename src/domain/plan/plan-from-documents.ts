import * as E from 'fp-ts/Either'
import { quoted, type FieldReason } from '../parse'
import {
  isReload,
  sortRoutesByIndex,
  renumberVisits,
  routeIndexOfReload,
  routeNumberOf,
  type Activity,
  type Route,
} from '../route'
import { isStartOrEnd, type Stop, type StopId } from '../stop'
import { assemblePlan } from './assemble-plan'
import { carrierDayOf } from './carrier'
import type { Plan, ProjectDocument } from './plan'

/**
 * The plan of two documents, to replace the current one. Routes are sorted by index, and a stop is planned where they
 * visit it. Stops by id have no order: each keeps its position in the current plan, and new ones are last.
 */
export const planFromDocuments = (
  { routes, unknownFields }: ProjectDocument,
  stops: Iterable<Stop>,
  current: Plan,
): E.Either<ReadonlyArray<FieldReason>, Plan> => {
  const byId = new Map(Array.from(stops, (stop) => [stop.facts.id, stop]))
  const reasons = [
    ...routes.flatMap((route, index) => visitReasonsOf(route, index, byId)),
    ...duplicateCarrierReasons(routes),
  ]
  if (reasons.length > 0) return E.left(reasons)
  return E.right(
    assemblePlan(sortRoutesByIndex(routes).map(renumberVisits), inOrderOfPlan(current, byId), unknownFields),
  )
}

/** A carrier has at most one route a day; with two, a move to it would be ambiguous. */
const duplicateCarrierReasons = (routes: ReadonlyArray<Route>): ReadonlyArray<FieldReason> => {
  const routeByCarrierDay = new Map<string, Route>()
  return routes.flatMap((route, index) => {
    const carrierDay = carrierDayOf(route)
    if (carrierDay === undefined) return []
    const other = routeByCarrierDay.get(carrierDay)
    if (other === undefined) {
      routeByCarrierDay.set(carrierDay, route)
      return []
    }
    const [first, second] = [routeNumberOf(other), routeNumberOf(route)]
    const field = `projectDocument.routes.${index}.external_route_id`
    return [{ field, reason: `Routes ${first} and ${second} are both of carrier ${carrierDay}` }]
  })
}

const visitReasonsOf = (route: Route, index: number, stops: ReadonlyMap<StopId, Stop>): ReadonlyArray<FieldReason> =>
  route.visits.flatMap((visit) => {
    const visitFault = isReload(visit) ? reloadFaultOf(route, visit.id, stops) : visitFaultOf(visit, stops)
    return visitFault === undefined
      ? []
      : [{ field: `projectDocument.routes.${index}`, reason: `Route ${routeNumberOf(route)} ${visitFault}` }]
  })

const visitFaultOf = ({ id, type }: Activity, stops: ReadonlyMap<StopId, Stop>): string | undefined => {
  if (isStartOrEnd(type)) return `has a start or end between its stops: ${quoted(id)}`
  return stops.has(id) ? undefined : `visits ${quoted(id)}, which is not in the stops document`
}

const reloadFaultOf = ({ index }: Route, id: StopId, stops: ReadonlyMap<StopId, Stop>): string | undefined => {
  if (stops.has(id)) return `has a reload with the id of a stop: ${quoted(id)}`
  return routeIndexOfReload(id) === index ? undefined : `has a reload of another route: ${quoted(id)}`
}

const inOrderOfPlan = (current: Plan, stopsById: ReadonlyMap<StopId, Stop>): Iterable<Stop> => {
  const remaining = new Map(stopsById)
  const ordered: Stop[] = []
  for (const { facts } of current.stops) {
    const stop = remaining.get(facts.id)
    if (stop !== undefined) ordered.push(stop)
    remaining.delete(facts.id)
  }
  return [...ordered, ...remaining.values()]
}
