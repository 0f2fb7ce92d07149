import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memorySessionKeeper } from '../../kit/memory'
import { logOut, SessionStore } from '../../../src/application/session'
import type { CallFailure } from '../../../src/domain/failure'
import { signedOut } from '../../../src/domain/session'
import { keptBy, visser } from '../../kit/test-app'

const signedIn = (): SessionStore => {
  const session = new SessionStore()
  session.become({ kind: 'signed-in', user: visser.user })
  return session
}

describe('logging out (§4)', () => {
  it('ends the session and clears what was kept', async () => {
    const session = signedIn()
    const kept = keptBy(visser)
    kept.caches.set('stops', '[]')
    kept.cookies.set('projectId', 'p1')
    await logOut({ keeper: memorySessionKeeper(kept), session })()()
    expect(session.value).toEqual(signedOut)
    expect(kept).toEqual({ user: undefined, caches: new Map(), cookies: new Map() })
  })

  it('ends the session even where nothing can be cleared', async () => {
    const session = signedIn()
    const failed: CallFailure = { kind: 'unreachable' }
    expect(await logOut({ keeper: { forget: () => TE.left(failed) }, session })()()).toEqual(E.left(failed))
    expect(session.value).toEqual(signedOut)
  })
})
