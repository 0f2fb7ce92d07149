import type { OtherTabs } from '../../../src/application/session'

/** Other tabs, in which a test signs out. */
export type MemoryOtherTabs = OtherTabs & { readonly signOut: () => void }

export const memoryOtherTabs = (): MemoryOtherTabs => {
  const listeners = new Set<() => void>()
  return {
    onSignedOut: (listener) => {
      const entry = (): void => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    signOut: () => {
      for (const entry of listeners) entry()
    },
  }
}
