import type { Plan } from '../plan'
import { NO_NUMBER, type StopId } from '../stop'
import type { Activity, ActivityAddress, Route } from '../route'
import { deepEqual } from '../value'
import type { RouteChange } from './plan-change'

/** What is known from elsewhere of the visit to a stop. */
export type VisitById = (id: StopId) => Activity

/** Whether a reader can learn elsewhere what a visit says beside its place and times. */
export type IsUnchanged = (visit: Activity) => boolean

/** Whether two visits say the same beside their places and times. */
const isSameVisit = (one: Activity, other: Activity): boolean =>
  one.type === other.type &&
  one.isPlanned === other.isPlanned &&
  isSameAddress(one.address, other.address) &&
  deepEqual(one.extra, other.extra)

/** Field by field, since every move asks it of every visit of two routes. */
const isSameAddress = (one: ActivityAddress, other: ActivityAddress): boolean =>
  one === other ||
  (one.name === other.name &&
    one.address === other.address &&
    one.zipcode === other.zipcode &&
    one.coordinates?.lat === other.coordinates?.lat &&
    one.coordinates?.lng === other.coordinates?.lng &&
    deepEqual(one.extra, other.extra))

/**
 * Visits of which a change alters only the place or the times: all else can be read from the plan before it, or after it.
 * Each is looked at once, however often it is asked about. A stop that is visited twice never counts as known.
 */
export const unchangedVisits = (routes: ReadonlyArray<RouteChange>): IsUnchanged => {
  const states = new Map<StopId, Activity | 'stays' | 'differs'>()
  for (const { before } of routes)
    for (const visit of before?.visits ?? []) states.set(visit.id, states.has(visit.id) ? 'differs' : visit)
  for (const { after } of routes)
    for (const visit of after?.visits ?? []) {
      const earlier = states.get(visit.id)
      const isUnchanged = typeof earlier === 'object' && isSameVisit(earlier, visit)
      states.set(visit.id, isUnchanged ? 'stays' : 'differs')
    }
  return ({ id }) => states.get(id) === 'stays'
}

/** `gone` stands for a visit that the plan does not have: then the plan is no longer as the change left it, or found it. */
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
  address: { name: '', address: '', zipcode: '', coordinates: undefined, extra: {} },
  isPlanned: false,
  arrival: undefined,
  departure: undefined,
  extra: {},
}
