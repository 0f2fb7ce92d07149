import { compareRoutes, comparisonKeyOf, acceptedPart, type JobResult } from '../../domain/optimisation'
import { assemblePlan, type Plan } from '../../domain/plan'
import type { PlanStore } from '../plan'
import type { OptimisationStore } from './optimisation-store'
import type { Proposed } from './optimisation-state'

export type ChooseRoutesPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'plan'>
}

/** A route is named by its key in the comparison with the present routes. */
export type ChooseRoutes = {
  readonly toggle: (key: string) => void
  /** accepts all routes, or none where all are accepted already */
  readonly toggleAll: () => void
}

/** Sets which routes of the proposal are accepted, and shows the resulting plan. Does nothing while it is being saved. */
export const chooseRoutes = ({ store, plan }: ChooseRoutesPorts): ChooseRoutes => {
  const updateDeclined = (change: (declined: Declined, keys: Declined) => Declined): void => {
    const { phase } = store.value
    if (phase.kind !== 'proposed' || phase.isSaving || plan.plan === undefined) return
    const keys = compareRoutes(plan.plan.routes, phase.result.document.routes).map(comparisonKeyOf)
    const declined = change(phase.declined, keys)
    const planIfAccepted = planWithout(plan.plan, phase.result, declined)
    store.set({ ...store.value, phase: { ...phase, declined, planIfAccepted } })
  }
  return {
    toggle: (key) =>
      updateDeclined((declined) =>
        declined.includes(key) ? declined.filter((other) => other !== key) : [...declined, key],
      ),
    toggleAll: () => updateDeclined((declined, keys) => (declined.length === 0 ? keys : [])),
  }
}

type Declined = Proposed['declined']

/** Where no route is declined, this is the proposal exactly as the server made it. */
const planWithout = (currentPlan: Plan, result: JobResult, declined: Declined): Proposed['planIfAccepted'] => {
  if (declined.length === 0) return result
  const { document, stops } = result
  const acceptedPlan = acceptedPart(
    currentPlan,
    assemblePlan(document.routes, stops, document.extra),
    new Set(declined),
  )
  return { document: { routes: acceptedPlan.routes, extra: acceptedPlan.extra }, stops: acceptedPlan.stops }
}
