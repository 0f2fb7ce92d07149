import type { OrganisationId } from '../directory'
import type { ProjectId } from '../project-record-types'
import { keyOf, type KeptPlan, type PlanMemory } from './plan-cache'

export type PlanDraft = PlanMemory & {
  /** passes the draft on to the memory below, where others see it from now on */
  readonly settle: () => void
}

type Gone = { readonly organisation: OrganisationId; readonly gone: ProjectId }

/** Keeps the plans of a write that may still be undone, above a memory of plans that are settled. */
export const draftOver = (settled: PlanMemory): PlanDraft => {
  const drafts = new Map<string, KeptPlan | Gone>()
  return {
    newest: (organisation, id) => {
      const draft = drafts.get(keyOf(organisation, id))
      if (draft === undefined) return settled.newest(organisation, id)
      return 'gone' in draft ? undefined : draft.project
    },
    found: settled.found,
    recall: (organisation, project) => {
      const draft = drafts.get(keyOf(organisation, project.id))
      return draft !== undefined && 'plan' in draft && draft.project.version === project.version
        ? draft.plan
        : settled.recall(organisation, project)
    },
    keep: (organisation, project, plan) => {
      drafts.set(keyOf(organisation, project.id), { organisation, project, plan })
    },
    forget: (organisation, id) => {
      drafts.set(keyOf(organisation, id), { organisation, gone: id })
    },
    settle: () => {
      for (const draft of drafts.values())
        if ('gone' in draft) settled.forget(draft.organisation, draft.gone)
        else settled.keep(draft.organisation, draft.project, draft.plan)
    },
  }
}
