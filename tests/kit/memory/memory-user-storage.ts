import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { SessionKeeper } from '../../../src/application/session'
import type { CacheName, CookieName, User } from '../../../src/domain/session'

/** What a machine remembers; whoever hands it in may look at it. */
export type Kept = {
  user: User | undefined
  readonly caches: Map<CacheName, string>
  readonly cookies: Map<CookieName, string>
}

export const nothingKept = (): Kept => ({ user: undefined, caches: new Map(), cookies: new Map() })

export const memorySessionKeeper = (kept: Kept): SessionKeeper => ({
  user: () => TE.right(O.fromNullable(kept.user))(),
  keep: (user) => TE.fromIO(() => void (kept.user = user)),
  forget: (what) =>
    TE.fromIO(() => {
      if (what.user) kept.user = undefined
      for (const name of what.caches) kept.caches.delete(name)
      for (const name of what.cookies) kept.cookies.delete(name)
    }),
})
