import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { UserStorage } from '../../../src/application/session'
import type { CacheName, CookieName, User } from '../../../src/domain/session'

/** The values that a browser stores, which a test can read. */
export type BrowserState = {
  user: User | undefined
  readonly caches: Map<CacheName, string>
  readonly cookies: Map<CookieName, string>
}

export const emptyBrowserState = (): BrowserState => ({ user: undefined, caches: new Map(), cookies: new Map() })

export const memoryUserStorage = (state: BrowserState): UserStorage => ({
  user: () => TE.right(O.fromNullable(state.user))(),
  save: (user) => TE.fromIO(() => void (state.user = user)),
  clear: (items) =>
    TE.fromIO(() => {
      if (items.user) state.user = undefined
      for (const name of items.caches) state.caches.delete(name)
      for (const name of items.cookies) state.cookies.delete(name)
    }),
})
