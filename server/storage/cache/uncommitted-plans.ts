import type { OrganisationId } from '../directory'
import type { ProjectId } from '../project-record-types'
import { scopedKey, type CachedPlan, type PlanCache } from './plan-cache'

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
