import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memoryUserStorage, emptyBrowserState } from '../../kit/memory'
import { resumeSession, SessionStore, type UserStorage } from '../../../src/application/session'
import { signedOut } from '../../../src/domain/session'
import { signedInState, visser } from '../../kit/test-app'

const resumed = async (userStorage: Pick<UserStorage, 'user'>) => {
  const session = new SessionStore()
  session.set({ kind: 'signed-in', user: { ...visser.user, apiKey: 'older' } })
  await resumeSession({ userStorage, session })()
  return session.value
}

describe('resumeSession', () => {
  it('a stored user is signed in again', async () => {
    expect(await resumed(memoryUserStorage(signedInState(visser)))).toEqual({ kind: 'signed-in', user: visser.user })
  })

  it('nobody is signed in where no user is stored', async () => {
    expect(await resumed(memoryUserStorage(emptyBrowserState()))).toEqual(signedOut)
  })

  it('nobody is signed in where the storage cannot be read', async () => {
    expect(await resumed({ user: TE.left({ kind: 'unreachable' }) })).toEqual(signedOut)
  })
})
