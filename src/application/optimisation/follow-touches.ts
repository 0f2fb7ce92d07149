import type { AffectedItemKey } from '../../domain/history'
import {
  acceptedOver,
  acceptedPart,
  touchedRoutes,
  comparisonKeyOf,
  isTouched,
  isSharedRepairKey,
  type JobResult,
  type RouteComparison,
} from '../../domain/optimisation'
import type { Plan } from '../../domain/plan'
import type { ColleagueStore, ShownVersion } from '../colleague'
import type { PlanStore } from '../plan'
import { proposedPlanOf, type OptimisationStore } from './optimisation-store'
import type { Proposed, Touch } from './optimisation-state'

export type FollowTouchesPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'open'>
  /** what differs between the versions that were on screen */
  readonly colleagues: Pick<ColleagueStore, 'value'>
}

export type FollowTouches = {
  /** declines the routes of the proposal that were touched since it was made, and lays the others over the current plan */
  readonly followTouches: () => void
  /** the same with routes of which only the server knows that they were touched */
  readonly declineTouched: (keys: ReadonlyArray<string>) => void
}

export const followTouches = ({ store, plan, colleagues }: FollowTouchesPorts): FollowTouches => {
  const update = (keysOfRefusal: ReadonlyArray<string>): void => {
    const { phase } = store.value
    const { open } = plan
    const baseVersion = phase.kind === 'proposed' ? phase.result.baseVersion : undefined
    if (phase.kind !== 'proposed' || phase.isSaving || open?.version === undefined || baseVersion === undefined) return
    if (keysOfRefusal.length === 0 && open.version <= baseVersion) return
    const versions = versionsSince(colleagues.value.versions, baseVersion)
    const known = touchedRoutes(open.plan, proposedPlanOf(phase.result), new Set(keysOf(versions))).map(
      (comparison) => [comparisonKeyOf(comparison), lastTouchOf(comparison, open.plan, versions)] as const,
    )
    const touched = new Map([
      ...keysOfRefusal.map((key) => [key, { by: undefined, at: undefined }] as const),
      ...phase.touched,
      ...known,
    ])
    const declined = [...new Set([...phase.declined, ...touched.keys()])]
    const planIfAccepted = planIfAcceptedOf(open.plan, phase.result, declined, colleagues.value.versions)
    const repairs = repairsBeside(declined, phase.repairs)
    store.set({ ...store.value, phase: { ...phase, touched, declined, planIfAccepted, repairs } })
  }
  return { followTouches: () => update([]), declineTouched: update }
}

/** A repair for several stops was found beside all routes of the proposal, so it goes with the first declined one. */
export const repairsBeside = (declined: Proposed['declined'], repairs: Proposed['repairs']): Proposed['repairs'] =>
  declined.length === 0 ? repairs : repairs.filter((key) => !isSharedRepairKey(key))

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
  const { routes, stops, extra } =
    affected.size === 0
      ? acceptedPart(current, proposed, declinedKeys)
      : acceptedOver(current, proposed, { affected, declined: declinedKeys })
  return { document: { routes, extra }, stops }
}

const versionsSince = (versions: ReadonlyArray<ShownVersion>, baseVersion: number): ReadonlyArray<ShownVersion> =>
  versions.filter(({ version }) => version > baseVersion)

const keysOf = (versions: ReadonlyArray<ShownVersion>): ReadonlyArray<AffectedItemKey> =>
  versions.flatMap(({ keys }) => keys)

const lastTouchOf = (comparison: RouteComparison, current: Plan, versions: ReadonlyArray<ShownVersion>): Touch => {
  const last = versions.findLast(({ keys }) => isTouched(comparison, current, new Set(keys)))
  return { by: last?.by, at: last?.at }
}
