import type { Plan } from '../plan'
import { isCustomerStop, getStop } from '../stop'
import type { ChangeSummary } from './change-summary'

type PlanSummaryKind = Extract<ChangeSummary, { readonly planned: number }>['kind']

/** A whole plan that was put in the place of another. */
export const summarisePlanChange = (kind: PlanSummaryKind, before: Plan, after: Plan): ChangeSummary => {
  const stops = customerStopsOf(after)
  const planned = stops.filter(({ isPlanned }) => isPlanned).length
  return {
    kind,
    routes: after.routes.length,
    planned,
    unplanned: stops.length - planned,
    added: countStopsNotIn(after, before),
    removed: countStopsNotIn(before, after),
  }
}

const customerStopsOf = ({ stops }: Plan) => [...stops].filter(isCustomerStop)

/** How many stops of the one plan are not in the other. */
const countStopsNotIn = (one: Plan, other: Plan): number =>
  customerStopsOf(one).filter(({ id }) => getStop(other.stops, id) === undefined).length
