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

describe('a new visit', () => {
  it('lets a stored user in again', async () => {
    expect(await resumed(memoryUserStorage(signedInState(visser)))).toEqual({ kind: 'signed-in', user: visser.user })
  })

  it('finds nobody signed in where nobody is stored', async () => {
    expect(await resumed(memoryUserStorage(emptyBrowserState()))).toEqual(signedOut)
  })

  it('finds nobody signed in where the store cannot be read', async () => {
    expect(await resumed({ user: TE.left({ kind: 'unreachable' }) })).toEqual(signedOut)
  })
})
