import type { JobStore } from './optimisation-store'
import type { Wishes } from './optimise-options'

export type OptimiseHandPorts = { readonly store: Pick<JobStore, 'value' | 'become'> }

/** What a user changes on the screen without a call to the server. */
export type OptimiseHand = {
  readonly wish: (wishes: Partial<Wishes>) => void
  /** sets whether the map shows the proposal */
  readonly lookAt: (isLookedAt: boolean) => void
}

export const optimiseHand = ({ store }: OptimiseHandPorts): OptimiseHand => ({
  wish: (wishes) => store.become({ ...store.value, wishes: { ...store.value.wishes, ...wishes } }),
  lookAt: (isLookedAt) => store.become({ ...store.value, isLookedAt }),
})
