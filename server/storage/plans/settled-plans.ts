import type { OrganisationId } from '../directory'
import type { ProjectRecord } from '../project-records'
import { keyOf, type KeptPlan, type PlanMemory } from './plan-memory'

/** In all plans together: some 60 MB. */
const MOST_STOPS = 100_000

const MOST_PROJECTS = 10_000

/** What a plan takes beside its stops, in stops. */
const A_PLAN = 20

const weightOf = ({ project }: KeptPlan): number => project.stops + A_PLAN

export type SettledPlans = PlanMemory & {
  /** somebody else may have changed any project since */
  readonly doubt: () => void
}

/**
 * The newest known plan of each project, as far as there is room: those not asked for the longest go first. The plan of a
 * version never changes, so that what others wrote in the meantime only means that another version is asked for.
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

  /** Whoever looked earlier may come later, with an older one. */
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
