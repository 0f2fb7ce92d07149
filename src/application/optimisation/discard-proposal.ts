import type { JobStorage } from './job-storage'
import type { OptimisationStore } from './optimisation-store'
import { idle } from './optimisation-state'

export type DiscardProposalPorts = {
  readonly store: Pick<OptimisationStore, 'value' | 'set'>
  readonly jobStorage: Pick<JobStorage, 'forget'>
}

export type DiscardProposal = () => void

/** A proposal that is being saved can no longer be discarded. */
export const discardProposal =
  ({ store, jobStorage }: DiscardProposalPorts): DiscardProposal =>
  () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return
    jobStorage.forget(project)
    store.set({ ...store.value, phase: idle })
  }
