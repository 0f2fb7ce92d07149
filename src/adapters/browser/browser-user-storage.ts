import * as TE from 'fp-ts/TaskEither'
import * as O from 'fp-ts/Option'
import { encodeUser, decodeUser } from '../../../contract/session'
import type { UserStorage } from '../../application/session'
import type { CallFailure } from '../../domain/failure'
import type { User } from '../../domain/session'
import { deleteCookie, type CookieJar } from './browser-cookie-storage'

/** §3: the local storage key of the user. */
export const USER_KEY = 'currentUser'

/** Any text that is not a valid user counts as no user. */
export const parseStoredUser = (text: string | null): O.Option<User> =>
  O.flatMap(decodeUser)(O.tryCatch((): unknown => JSON.parse(text ?? 'null')))

export type BrowserStorage = {
  /** called at every use, since reading `window.localStorage` throws where storage is blocked */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly cookies: CookieJar
}

export const browserUserStorage = ({ storage, cookies }: BrowserStorage): UserStorage => ({
  user: attemptStorage(() => parseStoredUser(storage().getItem(USER_KEY))),
  save: (user) => attemptStorage(() => storage().setItem(USER_KEY, JSON.stringify(encodeUser(user)))),
  clear: (items) =>
    attemptStorage(() => {
      for (const name of items.cookies) deleteCookie(cookies, name)
      for (const name of items.caches) storage().removeItem(name)
      if (items.user) storage().removeItem(USER_KEY)
    }),
})

const attemptStorage = <A>(work: () => A): TE.TaskEither<CallFailure, A> =>
  TE.tryCatch(
    () => Promise.resolve().then(work),
    () => ({ kind: 'unreachable' }),
  )
