import { compareRoutes, comparisonKeyOf, toggleRepair, type RepairKey } from '../../domain/optimisation'
import type { PlanStore } from '../plan'
import { planIfAcceptedOf, repairsBeside, type FollowTouchesPorts } from './follow-touches'
import type { OptimisationStore } from './optimisation-store'
import type { Proposed } from './optimisation-state'

export type ChooseRoutesPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'plan'>
  readonly colleagues: FollowTouchesPorts['colleagues']
}

/** A route is named by its key in the comparison with the current routes. */
export type ChooseRoutes = {
  readonly toggle: (key: string) => void
  /** accepts all routes that nobody has touched since, or none where all of them are accepted already */
  readonly toggleAll: () => void
  /** has a repair carried out with the acceptance, in place of others of the same stops */
  readonly toggleRepair: (key: RepairKey) => void
}

/** Sets which routes of the proposal are accepted, and shows the resulting plan. Does nothing while it is being saved. */
export const chooseRoutes = ({ store, plan, colleagues }: ChooseRoutesPorts): ChooseRoutes => {
  const updateDeclined = (change: (declined: Declined, keys: Declined, touched: Declined) => Declined): void => {
    const { phase } = store.value
    if (phase.kind !== 'proposed' || phase.isSaving || plan.plan === undefined) return
    const keys = compareRoutes(plan.plan.routes, phase.result.document.routes).map(comparisonKeyOf)
    const declined = change(phase.declined, keys, [...phase.touched.keys()])
    const planIfAccepted = planIfAcceptedOf(plan.plan, phase.result, declined, colleagues.value.versions)
    const repairs = repairsBeside(declined, phase.repairs)
    store.set({ ...store.value, phase: { ...phase, declined, planIfAccepted, repairs } })
  }
  return {
    toggle: (key) =>
      updateDeclined((declined, _, touched) =>
        declined.includes(key) && !touched.includes(key)
          ? declined.filter((other) => other !== key)
          : [...new Set([...declined, key])],
      ),
    toggleAll: () => updateDeclined((declined, keys, touched) => (declined.length === touched.length ? keys : touched)),
    toggleRepair: (key) => {
      const { phase } = store.value
      if (phase.kind !== 'proposed' || phase.isSaving) return
      store.set({ ...store.value, phase: { ...phase, repairs: toggleRepair(phase.result, phase.repairs, key) } })
    },
  }
}

type Declined = Proposed['declined']
