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

describe('logging out (§4)', () => {
  it('ends the session and clears what was kept', async () => {
    const session = signedIn()
    const kept = signedInState(visser)
    kept.caches.set('stops', '[]')
    kept.cookies.set('projectId', 'p1')
    await logOut({ userStorage: memoryUserStorage(kept), session })()()
    expect(session.value).toEqual(signedOut)
    expect(kept).toEqual({ user: undefined, caches: new Map(), cookies: new Map() })
  })

  it('ends the session even where nothing can be cleared', async () => {
    const session = signedIn()
    const failed: CallFailure = { kind: 'unreachable' }
    expect(await logOut({ userStorage: { clear: () => TE.left(failed) }, session })()()).toEqual(E.left(failed))
    expect(session.value).toEqual(signedOut)
  })
})
