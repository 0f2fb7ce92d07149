import { keyOf, type KeptPlan, type PlanMemory } from './plan-memory'

/** In all plans together: some 60 MB. */
const MOST_STOPS = 100_000

/** What a plan takes beside its stops, in stops. */
const A_PLAN = 20

const weightOf = ({ project }: KeptPlan): number => project.stops + A_PLAN

/**
 * The newest known plan of each project, as far as there is room: those not asked for the longest go first. The plan of a
 * version never changes, so that what others wrote in the meantime only means that another version is asked for.
 */
export const settledPlans = (mostStops = MOST_STOPS): PlanMemory => {
  const known = new Map<string, KeptPlan>()
  let weight = 0

  const forget = (key: string): void => {
    const kept = known.get(key)
    if (kept !== undefined) weight -= weightOf(kept)
    known.delete(key)
  }

  return {
    recall: (organisation, project) => {
      const key = keyOf(organisation, project)
      const kept = known.get(key)
      if (kept?.project.version !== project.version) return undefined
      known.delete(key)
      known.set(key, kept)
      return kept.plan
    },

    keep: (organisation, project, plan) => {
      const key = keyOf(organisation, project)
      const kept = { organisation, project, plan }
      if ((known.get(key)?.project.version ?? 0) > project.version) return
      forget(key)
      known.set(key, kept)
      weight += weightOf(kept)
      for (const oldest of known.keys()) {
        if (weight <= mostStops) return
        forget(oldest)
      }
    },
  }
}
