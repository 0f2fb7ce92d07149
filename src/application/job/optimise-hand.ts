import type { JobStore } from './job-store'
import type { Wishes } from './wishes'

export type OptimiseHandPorts = { readonly store: Pick<JobStore, 'value' | 'become'> }

/** What one does on the screen without asking anybody. */
export type OptimiseHand = {
  readonly wish: (wishes: Partial<Wishes>) => void
  /** whether the map is to show what is proposed */
  readonly lookAt: (isLookedAt: boolean) => void
}

export const optimiseHand = ({ store }: OptimiseHandPorts): OptimiseHand => ({
  wish: (wishes) => store.become({ ...store.value, wishes: { ...store.value.wishes, ...wishes } }),
  lookAt: (isLookedAt) => store.become({ ...store.value, isLookedAt }),
})
