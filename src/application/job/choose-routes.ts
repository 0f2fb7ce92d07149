import { comparedRoutes, keyOf, takenPart } from '../../domain/job'
import { inStep, type Plan } from '../../domain/plan'
import type { PlanStore } from '../plan'
import type { JobResult } from './job'
import type { JobStore } from './job-store'
import type { Proposed } from './optimising'

export type ChooseRoutesPorts = {
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly plan: Pick<PlanStore, 'plan'>
}

/** Routes go by their keys, as they are compared with those of today. */
export type ChooseRoutes = {
  readonly toggle: (key: string) => void
  /** all of them, or none where all are taken */
  readonly toggleAll: () => void
}

/** Which routes of the proposal are taken; what comes of it shows at once. Not while it is being saved. */
export const chooseRoutes = ({ store, plan }: ChooseRoutesPorts): ChooseRoutes => {
  const decline = (change: (declined: Declined, keys: Declined) => Declined): void => {
    const { phase } = store.value
    if (phase.kind !== 'proposed' || phase.isSaving || plan.plan === undefined) return
    const keys = comparedRoutes(plan.plan.routes, phase.result.document.routes).map(keyOf)
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

/** Whoever takes everything takes the proposal as it came. */
const takenOf = (now: Plan, result: JobResult, declined: Declined): Proposed['taken'] => {
  if (declined.length === 0) return result
  const { document, stops } = result
  const part = takenPart(now, inStep(document.routes, stops, document.extra), new Set(declined))
  return { document: { routes: part.routes, extra: part.extra }, stops: part.stops }
}
