import { compareRoutes, comparisonKeyOf, acceptedPart } from '../../domain/optimisation'
import { assemblePlan, type Plan } from '../../domain/plan'
import type { PlanStore } from '../plan'
import type { JobResult } from './job'
import type { JobStore } from './optimisation-store'
import type { Proposed } from './optimisation-state'

export type ChooseRoutesPorts = {
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly plan: Pick<PlanStore, 'plan'>
}

/** Names a route by its key in the comparison with today's routes. */
export type ChooseRoutes = {
  readonly toggle: (key: string) => void
  /** takes all of them, or none where all are taken already */
  readonly toggleAll: () => void
}

/** Sets which routes of the proposal are taken, and shows the resulting plan. Does nothing while it is being saved. */
export const chooseRoutes = ({ store, plan }: ChooseRoutesPorts): ChooseRoutes => {
  const decline = (change: (declined: Declined, keys: Declined) => Declined): void => {
    const { phase } = store.value
    if (phase.kind !== 'proposed' || phase.isSaving || plan.plan === undefined) return
    const keys = compareRoutes(plan.plan.routes, phase.result.document.routes).map(comparisonKeyOf)
    const declined = change(phase.declined, keys)
    const taken = takenOf(plan.plan, phase.result, declined)
    store.become({ ...store.value, phase: { ...phase, declined, taken } })
  }
  return {
    toggle: (key) =>
      decline((declined) => (declined.includes(key) ? declined.filter((other) => other !== key) : [...declined, key])),
    toggleAll: () => decline((declined, keys) => (declined.length === 0 ? keys : [])),
  }
}

type Declined = Proposed['declined']

/** Where no route is declined, this is the proposal exactly as the server made it. */
const takenOf = (now: Plan, result: JobResult, declined: Declined): Proposed['taken'] => {
  if (declined.length === 0) return result
  const { document, stops } = result
  const part = acceptedPart(now, assemblePlan(document.routes, stops, document.extra), new Set(declined))
  return { document: { routes: part.routes, extra: part.extra }, stops: part.stops }
}
