import type { OptimisationStore } from './optimisation-store'
import type { OptimiseOptions } from './optimise-options'

export type OptimisationActionsPorts = { readonly store: Pick<OptimisationStore, 'value' | 'set'> }

/** What a user changes on the screen without a call to the server. */
export type OptimisationActions = {
  readonly setOptions: (options: Partial<OptimiseOptions>) => void
  /** sets whether the map shows the proposal */
  readonly showProposal: (isProposalShown: boolean) => void
}

export const optimisationActions = ({ store }: OptimisationActionsPorts): OptimisationActions => ({
  setOptions: (options) => store.set({ ...store.value, options: { ...store.value.options, ...options } }),
  showProposal: (isProposalShown) => store.set({ ...store.value, isProposalShown }),
})
