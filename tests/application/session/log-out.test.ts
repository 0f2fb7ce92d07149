import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memoryUserStorage } from '../../kit/memory'
import { logOut, SessionStore, type SessionGateway } from '../../../src/application/session'
import type { CallFailure } from '../../../src/domain/failure'
import { signedOut } from '../../../src/domain/session'
import { signedInState, visser } from '../../kit/test-app'

const signedIn = (): SessionStore => {
  const session = new SessionStore()
  session.set({ kind: 'signed-in', user: visser.user })
  return session
}

const aGateway = () => {
  const endedKeys: string[] = []
  const logOutCall: SessionGateway['logOut'] = (apiKey) => async () => {
    endedKeys.push(apiKey)
    return E.left({ kind: 'unreachable' })
  }
  return { gateway: { logOut: logOutCall }, endedKeys }
}

describe('logOut (§4)', () => {
  it('a log-out ends the session and its key, and clears the user, caches and cookies, even without a server', async () => {
    const session = signedIn()
    const browserState = signedInState(visser)
    const { gateway, endedKeys } = aGateway()
    browserState.caches.set('stops', '[]')
    browserState.cookies.set('projectId', 'p1')
    await logOut({ gateway, userStorage: memoryUserStorage(browserState), session })()
    expect(endedKeys).toEqual([visser.user.apiKey])
    expect(session.value).toEqual(signedOut)
    expect(browserState).toEqual({ user: undefined, caches: new Map(), cookies: new Map() })
  })

  it('a log-out without a session ends no key', async () => {
    const { gateway, endedKeys } = aGateway()
    await logOut({ gateway, userStorage: memoryUserStorage(signedInState(visser)), session: new SessionStore() })()
    expect(endedKeys).toEqual([])
  })

  it('a log-out ends the session even where clearing the storage fails', async () => {
    const session = signedIn()
    const failed: CallFailure = { kind: 'unreachable' }
    const { gateway } = aGateway()
    expect(await logOut({ gateway, userStorage: { clear: () => TE.left(failed) }, session })()).toEqual(E.left(failed))
    expect(session.value).toEqual(signedOut)
  })
})
