import type { JobKeeper } from './job-storage'
import type { JobStore } from './optimisation-store'
import { idle } from './optimisation-state'

export type DiscardProposalPorts = {
  readonly store: Pick<JobStore, 'value' | 'become'>
  readonly keeper: Pick<JobKeeper, 'keep'>
}

export type DiscardProposal = () => void

/** A proposal that is being saved can no longer be discarded. */
export const discardProposal =
  ({ store, keeper }: DiscardProposalPorts): DiscardProposal =>
  () => {
    const { project, phase } = store.value
    if (project === undefined || phase.kind !== 'proposed' || phase.isSaving) return
    keeper.keep(project, undefined)
    store.become({ ...store.value, phase: idle })
  }
