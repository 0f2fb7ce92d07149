import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { memorySessionGateway, memorySessionKeeper, nothingKept } from '../../../src/adapters/memory'
import { logIn, SessionStore, type Attempt } from '../../../src/application/session'
import type { CallFailed } from '../../../src/domain/alert'
import { visser } from '../../kit/desk'

const opened = (ports: Partial<Parameters<typeof logIn>[0]> = {}) => {
  const kept = nothingKept()
  const session = new SessionStore()
  const tried: string[] = []
  const attempt: Attempt = (what, call) => {
    tried.push(what)
    return call
  }
  const gateway = memorySessionGateway([visser])
  const run = logIn({ gateway, keeper: memorySessionKeeper(kept), session, attempt, ...ports })
  return { kept, session, tried, run }
}

describe('logging in (§4)', () => {
  it('stores the user and lets them in', async () => {
    const { kept, session, run } = opened()
    expect(await run(visser.credentials)()).toEqual(E.right(visser.user))
    expect([kept.user, session.user]).toEqual([visser.user, visser.user])
  })

  it('gives the user the name that was typed, where the answer has none', async () => {
    const nameless = { ...visser, user: { ...visser.user, username: undefined } }
    const { kept, run } = opened({ gateway: memorySessionGateway([nameless]) })
    await run(visser.credentials)()
    expect(kept.user?.username).toBe('m.visser')
  })

  it('with a wrong password stores nobody', async () => {
    const { kept, session, tried, run } = opened()
    const result = await run({ username: 'm.visser', password: 'fout' })()
    expect(E.isLeft(result) && result.left.kind).toBe('refused')
    expect([kept.user, session.user, tried]).toEqual([undefined, undefined, ['log in']])
  })

  it('lets nobody in whom the browser cannot keep', async () => {
    const failed: CallFailed = { kind: 'unreachable' }
    const { session, run } = opened({ keeper: { keep: () => TE.left(failed) } })
    expect(await run(visser.credentials)()).toEqual(E.left(failed))
    expect(session.user).toBeUndefined()
  })
})
