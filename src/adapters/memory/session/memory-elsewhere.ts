import type { Elsewhere } from '../../../application/session'
import type { User } from '../../../domain/session'

/** Other tabs, in which one signs in and out as a test says. */
export type MemoryElsewhere = Elsewhere & { readonly signIn: (user: User) => void; readonly signOut: () => void }

type Hear = (user: User | undefined) => void

export const memoryElsewhere = (): MemoryElsewhere => {
  const hearing = new Set<Hear>()
  const heard = (hear: Hear) => {
    hearing.add(hear)
    return () => void hearing.delete(hear)
  }
  const tell: Hear = (user) => {
    for (const hear of hearing) hear(user)
  }
  return {
    onSignedOut: (run) =>
      heard((user) => {
        if (user === undefined) run()
      }),
    onSignedIn: (run) =>
      heard((user) => {
        if (user !== undefined) run(user)
      }),
    signIn: tell,
    signOut: () => tell(undefined),
  }
}
