import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { attempt, SessionStore } from '../../../src/application/session'
import { signedOutAlert } from '../../../src/domain/alert'
import type { CallFailure, AttemptName } from '../../../src/domain/failure'
import { signedOut, type Session } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

const inAs = (apiKey: string): Session => ({ kind: 'signed-in', user: { ...visser.user, apiKey } })

const standing = (session: Session) => {
  const store = new SessionStore()
  store.set(session)
  const alerts = new AlertsStore()
  const seen = { logOuts: 0 }
  const tryOut = attempt({
    session: store,
    alerts: alertActions({ alerts, clock: memoryClock() }),
    logOut: () => () => {
      seen.logOuts += 1
      store.set(signedOut)
      return TE.right(undefined)()
    },
  })
  return { store, seen, tryOut, said: () => alerts.visible.map(({ alert }) => alert) }
}

const fails = (failed: CallFailure) => TE.left<CallFailure, never>(failed)

describe('a call that succeeds', () => {
  it('answers what it answered, and says nothing', async () => {
    const { tryOut, said, seen } = standing(inAs('a'))
    expect(await tryOut('load projects', TE.right(['p']))()).toEqual(E.right(['p']))
    expect([said(), seen.logOuts]).toEqual([[], 0])
  })
})

describe('a call that fails', () => {
  it('says the words of §8 and answers the failure', async () => {
    const { tryOut, said, store } = standing(inAs('a'))
    expect(await tryOut('load projects', fails({ kind: 'unreachable' }))()).toEqual(E.left({ kind: 'unreachable' }))
    expect(said()).toMatchObject([{ type: 'Error', message: 'Something went wrong, please refresh the page' }])
    expect(store.user?.apiKey).toBe('a')
  })

  it('says nothing where §8 has no message', async () => {
    const { tryOut, said } = standing(inAs('a'))
    await tryOut('look up an address', fails({ kind: 'unreachable' }))()
    expect(said()).toEqual([])
  })
})

describe('a 401 (§4, §8)', () => {
  it('logs out and says so', async () => {
    const { tryOut, said, store, seen } = standing(inAs('a'))
    await tryOut('load projects', fails({ kind: 'signed-out' }))()
    expect([store.value, seen.logOuts, said()]).toEqual([signedOut, 1, [signedOutAlert]])
  })

  it('that comes after a new sign-in leaves the new session alone', async () => {
    const { tryOut, said, store, seen } = standing(inAs('old'))
    await tryOut('load projects', () => {
      store.set(inAs('new'))
      return fails({ kind: 'signed-out' })()
    })()
    expect([store.user?.apiKey, seen.logOuts, said()]).toEqual(['new', 0, []])
  })

  it('on logging in is a wrong password', async () => {
    const { tryOut, said, seen } = standing(signedOut)
    await tryOut('log in', fails({ kind: 'signed-out' }))()
    expect(said()).toMatchObject([{ message: 'Invalid username or password, please try again' }])
    expect(seen.logOuts).toBe(0)
  })

  it('of several calls logs out once and says so once, in whatever order they answer', async () => {
    const calls: ReadonlyArray<AttemptName> = ['load projects', 'load external routes', 'load stops']
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { tryOut, said, seen } = standing(inAs('a'))
        const answers = calls.map((tried) =>
          tryOut(tried, () => scheduler.schedule(Promise.resolve(E.left({ kind: 'signed-out' } as const)), tried))(),
        )
        await scheduler.waitFor(Promise.all(answers))
        expect([seen.logOuts, said()]).toEqual([1, [signedOutAlert]])
      }),
    )
  })
})
