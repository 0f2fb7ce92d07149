import { compareRoutes, comparisonKeyOf, toggleRepair, type RepairKey } from '../../domain/optimisation'
import type { PlanStore } from '../plan'
import { planIfAcceptedOf, repairsStillPossible, type DeclineAffectedPorts } from './decline-affected-routes'
import type { OptimisationStore } from './optimisation-store'
import type { Proposed } from './optimisation-state'

export type ChooseRoutesPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'plan'>
  readonly colleagues: DeclineAffectedPorts['colleagues']
}

/** A route is named by its key in the comparison with the current routes. */
export type ChooseRoutes = {
  readonly toggle: (routeKey: string) => void
  /** accepts all routes that nobody has changed since, or none where all of them are accepted already */
  readonly toggleAll: () => void
  /** ticks a repair, which is then applied with the acceptance and unticks others of the same stops; or unticks it */
  readonly toggleRepair: (key: RepairKey) => void
}

/** Sets which routes of the proposal are accepted, and shows the resulting plan. Does nothing while it is being saved. */
export const chooseRoutes = ({ store, plan, colleagues }: ChooseRoutesPorts): ChooseRoutes => {
  const updateDeclined = (change: (declined: RouteKeys, all: RouteKeys, affected: RouteKeys) => RouteKeys): void => {
    const { phase } = store.value
    if (phase.kind !== 'proposed' || phase.isSaving || plan.plan === undefined) return
    const keys = compareRoutes(plan.plan.routes, phase.result.document.routes).map(comparisonKeyOf)
    const declined = change(phase.declined, keys, [...phase.affectedRoutes.keys()])
    const planIfAccepted = planIfAcceptedOf(plan.plan, phase.result, declined, colleagues.value.versions)
    const repairs = repairsStillPossible(declined, phase.repairs)
    store.set({ ...store.value, phase: { ...phase, declined, planIfAccepted, repairs } })
  }
  return {
    toggle: (routeKey) =>
      updateDeclined((declined, _, affectedRoutes) =>
        declined.includes(routeKey) && !affectedRoutes.includes(routeKey)
          ? declined.filter((other) => other !== routeKey)
          : [...new Set([...declined, routeKey])],
      ),
    toggleAll: () =>
      updateDeclined((declined, keys, affectedRoutes) =>
        declined.length === affectedRoutes.length ? keys : affectedRoutes,
      ),
    toggleRepair: (key) => {
      const { phase } = store.value
      if (phase.kind !== 'proposed' || phase.isSaving) return
      store.set({ ...store.value, phase: { ...phase, repairs: toggleRepair(phase.result, phase.repairs, key) } })
    },
  }
}

type RouteKeys = Proposed['declined']
