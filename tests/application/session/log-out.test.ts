import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memoryUserStorage } from '../../kit/memory'
import { logOut, SessionStore } from '../../../src/application/session'
import type { CallFailure } from '../../../src/domain/failure'
import { signedOut } from '../../../src/domain/session'
import { signedInState, visser } from '../../kit/test-app'

const signedIn = (): SessionStore => {
  const session = new SessionStore()
  session.set({ kind: 'signed-in', user: visser.user })
  return session
}

describe('logOut (§4)', () => {
  it('a log-out ends the session and clears the user, caches and cookies', async () => {
    const session = signedIn()
    const browserState = signedInState(visser)
    browserState.caches.set('stops', '[]')
    browserState.cookies.set('projectId', 'p1')
    await logOut({ userStorage: memoryUserStorage(browserState), session })()
    expect(session.value).toEqual(signedOut)
    expect(browserState).toEqual({ user: undefined, caches: new Map(), cookies: new Map() })
  })

  it('a log-out ends the session even where clearing the storage fails', async () => {
    const session = signedIn()
    const failed: CallFailure = { kind: 'unreachable' }
    expect(await logOut({ userStorage: { clear: () => TE.left(failed) }, session })()).toEqual(E.left(failed))
    expect(session.value).toEqual(signedOut)
  })
})
