import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memorySessionKeeper, nothingKept } from '../../kit/memory'
import { resumeSession, SessionStore, type SessionKeeper } from '../../../src/application/session'
import { signedOut } from '../../../src/domain/session'
import { keptBy, visser } from '../../kit/test-app'

const resumed = async (keeper: Pick<SessionKeeper, 'user'>) => {
  const session = new SessionStore()
  session.become({ kind: 'signed-in', user: { ...visser.user, apiKey: 'older' } })
  await resumeSession({ keeper, session })()
  return session.value
}

describe('a new visit', () => {
  it('lets a stored user in again', async () => {
    expect(await resumed(memorySessionKeeper(keptBy(visser)))).toEqual({ kind: 'signed-in', user: visser.user })
  })

  it('finds nobody signed in where nobody is stored', async () => {
    expect(await resumed(memorySessionKeeper(nothingKept()))).toEqual(signedOut)
  })

  it('finds nobody signed in where the store cannot be read', async () => {
    expect(await resumed({ user: TE.left({ kind: 'unreachable' }) })).toEqual(signedOut)
  })
})
