import { knownStopsOf, type KnownStops } from '../../domain/import'
import type { Plan } from '../../domain/plan'
import type { PlanStore } from '../plan'
import type { ImportStore } from './import-store'

/** The stops of the project as it is now, so that rows are compared with those of colleagues too. Made once for a plan. */
export const currentStops = (plan: Pick<PlanStore, 'plan'>, store: Pick<ImportStore, 'value'>): (() => KnownStops) => {
  let cached: { readonly plan: Plan | undefined; readonly stops: KnownStops } | undefined
  return () => {
    const { mode } = store.value
    if (cached === undefined || cached.plan !== plan.plan || cached.stops.mode !== mode) {
      const facts = Array.from(plan.plan?.stops ?? [], (stop) => stop.facts)
      cached = { plan: plan.plan, stops: knownStopsOf(facts, mode) }
    }
    return cached.stops
  }
}
