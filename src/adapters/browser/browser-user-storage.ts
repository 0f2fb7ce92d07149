import * as TE from 'fp-ts/TaskEither'
import type { SessionKeeper } from '../../application/session'
import type { CallFailure } from '../../domain/failure'
import { encodeUser } from '../../domain/session'
import { forgetCookie, type CookieJar } from './cookies'
import { storedUser, USER } from './stored-user'

export type Places = {
  /** asked for at every use: a browser that keeps nothing throws already here */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly cookies: CookieJar
}

export const browserSessionKeeper = ({ storage, cookies }: Places): SessionKeeper => ({
  user: tried(() => storedUser(storage().getItem(USER))),
  keep: (user) => tried(() => storage().setItem(USER, JSON.stringify(encodeUser(user)))),
  forget: (what) =>
    tried(() => {
      for (const name of what.cookies) forgetCookie(cookies, name)
      for (const name of what.caches) storage().removeItem(name)
      if (what.user) storage().removeItem(USER)
    }),
})

const tried = <A>(work: () => A): TE.TaskEither<CallFailure, A> =>
  TE.tryCatch(
    () => Promise.resolve().then(work),
    () => ({ kind: 'unreachable' }),
  )
