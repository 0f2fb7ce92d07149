import type { Plan } from '../plan'
import { NO_NUMBER, type StopId } from '../stop'
import type { Activity, ActivityAddress, Route } from '../route'
import { alike } from '../alike'
import type { TurnedRoute } from './plan-change'
import type { Known } from './read-in-short'
import type { IsKnown } from './route-in-short'

/** Whether two visits say the same beside their places and times. */
const sayTheSame = (one: Activity, other: Activity): boolean =>
  one.type === other.type &&
  one.isPlanned === other.isPlanned &&
  sameAddress(one.address, other.address) &&
  alike(one.extra, other.extra)

/** Field by field, since every move asks it of every visit of two routes. */
const sameAddress = (one: ActivityAddress, other: ActivityAddress): boolean =>
  one === other ||
  (one.name === other.name &&
    one.address === other.address &&
    one.zipcode === other.zipcode &&
    one.at?.lat === other.at?.lat &&
    one.at?.lng === other.at?.lng &&
    alike(one.extra, other.extra))

/** Visits that a change only moves in place or time: they are known to whoever has the plan before it, or after it. */
export const visitsThatStay = (routes: ReadonlyArray<TurnedRoute>): IsKnown => {
  const earlier = visitsIn(routes.flatMap(({ before }) => before ?? []))
  const later = visitsIn(routes.flatMap(({ after }) => after ?? []))
  return ({ id }) => {
    const [before, after] = [earlier.get(id), later.get(id)]
    return before !== undefined && after !== undefined && sayTheSame(before, after)
  }
}

/** A visit that the plan does not have shows that the plan is not as the change left it, or found it. */
export const visitsOf = ({ routes }: Pick<Plan, 'routes'>): Known => {
  const visits = visitsIn(routes)
  return (id) => visits.get(id) ?? gone
}

const visitsIn = (routes: Iterable<Route>): ReadonlyMap<StopId, Activity> => {
  const visits = new Map<StopId, Activity>()
  for (const route of routes) for (const visit of route.visits) visits.set(visit.id, visit)
  return visits
}

const gone: Activity = {
  id: '',
  type: '',
  stopNumber: NO_NUMBER,
  address: { name: '', address: '', zipcode: '', at: undefined, extra: {} },
  isPlanned: false,
  arrival: undefined,
  departure: undefined,
  extra: {},
}
