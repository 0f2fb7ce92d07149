import { keyOf, type KeptPlan, type PlanMemory } from './plan-memory'

export type PlanDraft = PlanMemory & {
  /** hands on what was kept: from now on others may see it */
  readonly settle: () => void
}

/** Keeps what may yet be undone above what others have settled. */
export const draftOver = (settled: PlanMemory): PlanDraft => {
  const drafts = new Map<string, KeptPlan>()
  return {
    recall: (organisation, project) => {
      const draft = drafts.get(keyOf(organisation, project))
      return draft?.project.version === project.version ? draft.plan : settled.recall(organisation, project)
    },
    keep: (organisation, project, plan) => {
      drafts.set(keyOf(organisation, project), { organisation, project, plan })
    },
    settle: () => {
      for (const { organisation, project, plan } of drafts.values()) settled.keep(organisation, project, plan)
    },
  }
}
