import type { Plan } from '../../../src/domain/plan'
import type { OrganisationId } from '../directory'
import type { ProjectId, ProjectRecord } from '../record-types'

/** Plans in memory, each for one version of a project. */
export type PlanCache = {
  /** the current record of the project; undefined if only the database knows it */
  readonly newestRecord: (organisation: OrganisationId, id: ProjectId) => ProjectRecord | undefined
  /** caches a record that was just read from the database */
  readonly noteRecord: (organisation: OrganisationId, project: ProjectRecord) => void
  readonly getPlan: (organisation: OrganisationId, project: ProjectRecord) => Plan | undefined
  readonly putPlan: (organisation: OrganisationId, project: ProjectRecord, plan: Plan) => void
  readonly removeProject: (organisation: OrganisationId, id: ProjectId) => void
}

/** A plan, and the project record with its version. */
export type CachedPlan = {
  readonly organisation: OrganisationId
  readonly project: ProjectRecord
  readonly plan: Plan
}

/** A key for an id that is unique only within its scope, such as its organisation. */
export const scopedKey = (scope: string, id: string): string => `${scope.length} ${scope}${id}`

/** Maximum number of stops in all cached plans together: about 60 MB. */
const MAX_STOPS = 100_000

const MAX_PROJECTS = 10_000

/** The memory that a plan needs beside its stops, expressed as a number of stops. */
const PLAN_OVERHEAD = 20

const weightOf = ({ project }: CachedPlan): number => project.stopCount + PLAN_OVERHEAD

export type CommittedPlans = PlanCache & {
  /** discards the cached records, because another program may have written newer versions */
  readonly invalidateRecords: () => void
}

/**
 * Caches the newest known plan of each project; the least recently used plans are evicted. The plan of a version never
 * changes: after another program writes, the next request reads another version.
 */
export const createCommittedPlans = (maxStops = MAX_STOPS): CommittedPlans => {
  const plans = new Map<string, CachedPlan>()
  const records = new Map<string, ProjectRecord>()
  let weight = 0

  const evict = (key: string): void => {
    const cached = plans.get(key)
    if (cached !== undefined) weight -= weightOf(cached)
    plans.delete(key)
  }

  /** A slow read may return an older record than the cached one. */
  const noteRecord = (organisation: OrganisationId, project: ProjectRecord): void => {
    const key = scopedKey(organisation, project.id)
    if ((records.get(key)?.version ?? 0) > project.version) return
    if (records.size >= MAX_PROJECTS) records.clear()
    records.set(key, project)
  }

  return {
    newestRecord: (organisation, id) => records.get(scopedKey(organisation, id)),
    noteRecord,

    getPlan: (organisation, project) => {
      const key = scopedKey(organisation, project.id)
      const cached = plans.get(key)
      if (cached?.project.version !== project.version) return undefined
      plans.delete(key)
      plans.set(key, cached)
      return cached.plan
    },

    putPlan: (organisation, project, plan) => {
      const key = scopedKey(organisation, project.id)
      const cached = { organisation, project, plan }
      noteRecord(organisation, project)
      if ((plans.get(key)?.project.version ?? 0) > project.version) return
      evict(key)
      plans.set(key, cached)
      weight += weightOf(cached)
      for (const oldest of plans.keys()) {
        if (weight <= maxStops) return
        evict(oldest)
      }
    },

    removeProject: (organisation, id) => {
      evict(scopedKey(organisation, id))
      records.delete(scopedKey(organisation, id))
    },
    invalidateRecords: () => records.clear(),
  }
}

export type UncommittedPlans = PlanCache & {
  /** moves the plans to the cache of committed plans, where other requests see them */
  readonly commit: () => void
}

type RemovedProject = { readonly organisation: OrganisationId; readonly removedId: ProjectId }

/** Holds the plans of a write transaction until it commits or rolls back. */
export const uncommittedPlansOver = (committed: PlanCache): UncommittedPlans => {
  const entries = new Map<string, CachedPlan | RemovedProject>()
  return {
    newestRecord: (organisation, id) => {
      const entry = entries.get(scopedKey(organisation, id))
      if (entry === undefined) return committed.newestRecord(organisation, id)
      return 'removedId' in entry ? undefined : entry.project
    },
    noteRecord: committed.noteRecord,
    getPlan: (organisation, project) => {
      const entry = entries.get(scopedKey(organisation, project.id))
      return entry !== undefined && 'plan' in entry && entry.project.version === project.version
        ? entry.plan
        : committed.getPlan(organisation, project)
    },
    putPlan: (organisation, project, plan) => {
      entries.set(scopedKey(organisation, project.id), { organisation, project, plan })
    },
    removeProject: (organisation, id) => {
      entries.set(scopedKey(organisation, id), { organisation, removedId: id })
    },
    commit: () => {
      for (const entry of entries.values())
        if ('removedId' in entry) committed.removeProject(entry.organisation, entry.removedId)
        else committed.putPlan(entry.organisation, entry.project, entry.plan)
    },
  }
}
