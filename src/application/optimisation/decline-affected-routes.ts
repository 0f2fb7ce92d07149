import type { AffectedItemKey } from '../../domain/history'
import {
  acceptedOverNewerPlan,
  acceptedPart,
  affectedRoutesOf,
  comparisonKeyOf,
  findEffect,
  isSharedRepairKey,
  type JobResult,
  type RouteComparison,
} from '../../domain/optimisation'
import type { Plan } from '../../domain/plan'
import type { ColleagueStore, ShownVersion } from '../colleague'
import type { PlanStore } from '../plan'
import { proposedPlanOf, type OptimisationStore } from './optimisation-store'
import type { Proposed, AffectingChange } from './optimisation-state'

export type DeclineAffectedPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'open'>
  /** what differs between the versions that were on screen */
  readonly colleagues: Pick<ColleagueStore, 'value'>
}

export type DeclineAffected = {
  /** declines the routes of the proposal that were affected since it was made, and puts the others into the current plan */
  readonly declineAffectedRoutes: () => void
  /** the same with routes of which only the server knows that they were affected */
  readonly declineRefusedRoutes: (keys: ReadonlyArray<string>) => void
}

export const declineAffected = ({ store, plan, colleagues }: DeclineAffectedPorts): DeclineAffected => {
  const update = (keysOfRefusal: ReadonlyArray<string>): void => {
    const { phase } = store.value
    const { open } = plan
    const baseVersion = phase.kind === 'proposed' ? phase.result.baseVersion : undefined
    if (phase.kind !== 'proposed' || phase.isSaving || open?.version === undefined || baseVersion === undefined) return
    if (keysOfRefusal.length === 0 && open.version <= baseVersion) return
    const versions = versionsSince(colleagues.value.versions, baseVersion)
    const newlyAffected = affectedRoutesOf(open.plan, proposedPlanOf(phase.result), new Set(keysOf(versions))).map(
      (comparison) => [comparisonKeyOf(comparison), affectingChangeOf(comparison, open.plan, versions)] as const,
    )
    const affectedRoutes = new Map([
      ...keysOfRefusal.map((key) => [key, changedBySomebody] as const),
      ...phase.affectedRoutes,
      ...newlyAffected,
    ])
    const declined = [...new Set([...phase.declined, ...affectedRoutes.keys()])]
    const planIfAccepted = planIfAcceptedOf(open.plan, phase.result, declined, colleagues.value.versions)
    const repairs = repairsStillPossible(declined, phase.repairs)
    store.set({ ...store.value, phase: { ...phase, affectedRoutes, declined, planIfAccepted, repairs } })
  }
  return { declineAffectedRoutes: () => update([]), declineRefusedRoutes: update }
}

/** The ticked repairs; one for several stops counts on all routes of the proposal, so it goes once a route is declined. */
export const repairsStillPossible = (
  declined: Proposed['declined'],
  repairs: Proposed['repairs'],
): Proposed['repairs'] => (declined.length === 0 ? repairs : repairs.filter((key) => !isSharedRepairKey(key)))

/** The plan after accepting; where nothing is declined and the plan has not moved on, exactly as the server made it. */
export const planIfAcceptedOf = (
  current: Plan,
  result: JobResult,
  declined: ReadonlyArray<string>,
  versions: ReadonlyArray<ShownVersion>,
): Proposed['planIfAccepted'] => {
  const affected = new Set(keysOf(versionsSince(versions, result.baseVersion ?? Infinity)))
  if (declined.length === 0 && affected.size === 0) return result
  const [proposed, declinedKeys] = [proposedPlanOf(result), new Set(declined)]
  const { routes, stops, unknownFields } =
    affected.size === 0
      ? acceptedPart(current, proposed, declinedKeys)
      : acceptedOverNewerPlan(current, proposed, { affected, declined: declinedKeys })
  return { document: { routes, unknownFields }, stops }
}

const versionsSince = (versions: ReadonlyArray<ShownVersion>, baseVersion: number): ReadonlyArray<ShownVersion> =>
  versions.filter(({ version }) => version > baseVersion)

const keysOf = (versions: ReadonlyArray<ShownVersion>): ReadonlyArray<AffectedItemKey> =>
  versions.flatMap(({ keys }) => keys)

/** Of a change that only the server knows. */
const changedBySomebody: AffectingChange = { by: undefined, at: undefined, effect: { kind: 'changed' } }

const affectingChangeOf = (
  comparison: RouteComparison,
  current: Plan,
  versions: ReadonlyArray<ShownVersion>,
): AffectingChange => {
  for (const { by, at, keys } of versions.toReversed()) {
    const effect = findEffect(comparison, current, new Set(keys))
    if (effect !== undefined) return { by, at, effect }
  }
  return changedBySomebody
}
