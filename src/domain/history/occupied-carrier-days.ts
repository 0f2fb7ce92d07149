import type { Plan } from '../plan'
import type { PlanChange } from './plan-change'
import { carriersTouched, carrierTouched, type Touched } from './affected-keys'

/** Days of carriers to which a change brings a route, though another route has them by now. */
export const carriersTaken = (plan: Plan, { routes }: PlanChange): ReadonlyArray<Touched> => {
  const turned = new Set(routes.map(({ index }) => index))
  const taken = new Set(plan.routes.filter(({ index }) => !turned.has(index)).map(carrierTouched))
  const brought = routes.filter((route) => carriersTouched(route).length > 0).map(({ after }) => carrierTouched(after))
  return brought.filter((touched) => touched !== undefined).filter((touched) => taken.has(touched))
}
