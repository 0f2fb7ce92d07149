import type { OrganisationId } from '../directory'
import type { ProjectRecord } from '../project-record-types'
import { keyOf, type KeptPlan, type PlanMemory } from './plan-cache'

/** The most stops in all remembered plans together: about 60 MB. */
const MOST_STOPS = 100_000

const MOST_PROJECTS = 10_000

/** A plan takes as much memory beside its stops as so many stops. */
const A_PLAN = 20

const weightOf = ({ project }: KeptPlan): number => project.stops + A_PLAN

export type SettledPlans = PlanMemory & {
  /** forgets which versions are the newest, since another program may have written */
  readonly doubt: () => void
}

/**
 * The newest known plan of each project. Where room is needed, the plans that were not asked for the longest are
 * dropped. The plan of a version never changes: if another program writes, the next request just asks for another
 * version.
 */
export const settledPlans = (mostStops = MOST_STOPS): SettledPlans => {
  const known = new Map<string, KeptPlan>()
  const newest = new Map<string, ProjectRecord>()
  let weight = 0

  const forget = (key: string): void => {
    const kept = known.get(key)
    if (kept !== undefined) weight -= weightOf(kept)
    known.delete(key)
  }

  /** A slow read may bring an older record than the one that is known. */
  const found = (organisation: OrganisationId, project: ProjectRecord): void => {
    const key = keyOf(organisation, project.id)
    if ((newest.get(key)?.version ?? 0) > project.version) return
    if (newest.size >= MOST_PROJECTS) newest.clear()
    newest.set(key, project)
  }

  return {
    newest: (organisation, id) => newest.get(keyOf(organisation, id)),
    found,

    recall: (organisation, project) => {
      const key = keyOf(organisation, project.id)
      const kept = known.get(key)
      if (kept?.project.version !== project.version) return undefined
      known.delete(key)
      known.set(key, kept)
      return kept.plan
    },

    keep: (organisation, project, plan) => {
      const key = keyOf(organisation, project.id)
      const kept = { organisation, project, plan }
      found(organisation, project)
      if ((known.get(key)?.project.version ?? 0) > project.version) return
      forget(key)
      known.set(key, kept)
      weight += weightOf(kept)
      for (const oldest of known.keys()) {
        if (weight <= mostStops) return
        forget(oldest)
      }
    },

    forget: (organisation, id) => {
      forget(keyOf(organisation, id))
      newest.delete(keyOf(organisation, id))
    },
    doubt: () => newest.clear(),
  }
}
