import type { Plan } from '../plan'
import { isCustomerStop } from '../stop'
import type { Deed } from './deed'

/** A whole plan that was put in the place of another. */
export const deedOfPlan = (deed: 'optimisation accepted' | 'plan saved', plan: Plan): Deed => {
  const stops = [...plan.stops].filter(isCustomerStop)
  const planned = stops.filter(({ isPlanned }) => isPlanned).length
  return { deed, routes: plan.routes.length, planned, unplanned: stops.length - planned }
}
