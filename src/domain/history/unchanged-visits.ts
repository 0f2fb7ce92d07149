import { isSamePlace } from '../address'
import type { Plan } from '../plan'
import { NO_NUMBER, type StopId } from '../stop'
import type { Activity, ActivityAddress, Route } from '../route'
import { deepEqual } from '../value'
import type { RouteChange } from './plan-change'

/** Finds the visit to a stop in a plan. */
export type VisitById = (id: StopId) => Activity

/** Whether a change leaves a visit as it is, apart from its position and times. */
export type IsUnchanged = (visit: Activity) => boolean

/** Compares visits without their positions and times. */
const isSameVisit = (one: Activity, other: Activity): boolean =>
  one.type === other.type &&
  one.isPlanned === other.isPlanned &&
  isSameAddress(one.address, other.address) &&
  deepEqual(one.unknownFields, other.unknownFields)

/** Field by field, since every move compares all visits of two routes. */
const isSameAddress = (one: ActivityAddress, other: ActivityAddress): boolean =>
  one === other ||
  (one.name === other.name &&
    one.address === other.address &&
    one.zipcode === other.zipcode &&
    isSamePlace(one.coordinates, other.coordinates) &&
    deepEqual(one.unknownFields, other.unknownFields))

/**
 * Finds the visits of which a change alters only the position or the times: all else can be read from the plan before or
 * after it. A stop that is visited twice never counts as unchanged.
 */
export const unchangedVisits = (routes: ReadonlyArray<RouteChange>): IsUnchanged => {
  /** the visit before the change, or whether it is known to be unchanged */
  const states = new Map<StopId, Activity | boolean>()
  for (const { visits } of routes.flatMap(({ before }) => before ?? []))
    for (const visit of visits) states.set(visit.id, states.has(visit.id) ? false : visit)
  for (const { visits } of routes.flatMap(({ after }) => after ?? []))
    for (const visit of visits) {
      const earlier = states.get(visit.id)
      states.set(visit.id, typeof earlier === 'object' && isSameVisit(earlier, visit))
    }
  return ({ id }) => states.get(id) === true
}

/** A visit that is not in the plan is `missingVisit`, which no stored visit equals, so that the change is not applied. */
export const visitByIdIn = ({ routes }: Pick<Plan, 'routes'>): VisitById => {
  const visits = mapVisits(routes)
  return (id) => visits.get(id) ?? missingVisit
}

const mapVisits = (routes: Iterable<Route>): ReadonlyMap<StopId, Activity> => {
  const visits = new Map<StopId, Activity>()
  for (const route of routes) for (const visit of route.visits) visits.set(visit.id, visit)
  return visits
}

const missingVisit: Activity = {
  id: '',
  type: '',
  stopNumber: NO_NUMBER,
  address: { name: '', address: '', zipcode: '', coordinates: undefined, unknownFields: {} },
  isPlanned: false,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
}
