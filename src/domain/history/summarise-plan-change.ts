import type { Plan } from '../plan'
import { isCustomerStop, stopIn } from '../stop'
import type { Deed } from './change-summary'

type PlanDeed = Extract<Deed, { readonly planned: number }>['deed']

/** A whole plan that was put in the place of another. */
export const deedOfPlan = (deed: PlanDeed, before: Plan, after: Plan): Deed => {
  const stops = customersOf(after)
  const planned = stops.filter(({ isPlanned }) => isPlanned).length
  return {
    deed,
    routes: after.routes.length,
    planned,
    unplanned: stops.length - planned,
    added: strangersIn(after, before),
    removed: strangersIn(before, after),
  }
}

const customersOf = ({ stops }: Plan) => [...stops].filter(isCustomerStop)

/** How many stops of the one plan are not in the other. */
const strangersIn = (one: Plan, other: Plan): number =>
  customersOf(one).filter(({ id }) => stopIn(other.stops, id) === undefined).length
