import type { Elsewhere } from '../../../src/application/session'

/** Other tabs, in which one signs out as a test says. */
export type MemoryElsewhere = Elsewhere & { readonly signOut: () => void }

export const memoryElsewhere = (): MemoryElsewhere => {
  const hearing = new Set<() => void>()
  return {
    onSignedOut: (run) => {
      const hear = (): void => run()
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    signOut: () => {
      for (const hear of hearing) hear()
    },
  }
}
