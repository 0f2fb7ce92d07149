import type { Plan } from '../plan'
import { NO_NUMBER, type StopId } from '../stop'
import type { Activity, ActivityAddress, Route } from '../route'
import { alike } from '../value'
import type { TurnedRoute } from './plan-change'
import type { Known } from './decode-compact-route'
import type { IsKnown } from './encode-compact-route'

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

/**
 * Visits of which a change alters only the place or the times: all else can be read from the plan before it, or after it.
 * Each is looked at once, however often it is asked about. A stop that is visited twice never counts as known.
 */
export const visitsThatStay = (routes: ReadonlyArray<TurnedRoute>): IsKnown => {
  const found = new Map<StopId, Activity | 'stays' | 'differs'>()
  for (const { before } of routes)
    for (const visit of before?.visits ?? []) found.set(visit.id, found.has(visit.id) ? 'differs' : visit)
  for (const { after } of routes)
    for (const visit of after?.visits ?? []) {
      const earlier = found.get(visit.id)
      const stays = typeof earlier === 'object' && sayTheSame(earlier, visit)
      found.set(visit.id, stays ? 'stays' : 'differs')
    }
  return ({ id }) => found.get(id) === 'stays'
}

/** `gone` stands for a visit that the plan does not have: then the plan is no longer as the change left it, or found it. */
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
