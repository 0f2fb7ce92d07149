import type { Plan } from '../plan'
import type { PlanChange } from './plan-change'
import { carrierDayKeysOf, carrierDayKeyOf, type AffectedKey } from './affected-keys'

/** Days of carriers to which a change brings a route, though another route has them by now. */
export const occupiedCarrierDays = (plan: Plan, { routes }: PlanChange): ReadonlyArray<AffectedKey> => {
  const changedIndexes = new Set(routes.map(({ index }) => index))
  const occupied = new Set(plan.routes.filter(({ index }) => !changedIndexes.has(index)).map(carrierDayKeyOf))
  const added = routes.filter((route) => carrierDayKeysOf(route).length > 0).map(({ after }) => carrierDayKeyOf(after))
  return added.filter((key) => key !== undefined).filter((key) => occupied.has(key))
}
