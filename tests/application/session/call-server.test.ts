import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { callServerWith, SessionStore } from '../../../src/application/session'
import { signedOutAlert } from '../../../src/domain/alert'
import type { CallFailure, CallName } from '../../../src/domain/failure'
import { signedOut, type Session } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

const signedInWith = (apiKey: string): Session => ({ kind: 'signed-in', user: { ...visser.user, apiKey } })

const setUp = (session: Session) => {
  const store = new SessionStore()
  store.set(session)
  const alerts = new AlertsStore()
  const counts = { logOuts: 0 }
  const callServer = callServerWith({
    session: store,
    alerts: alertActions({ alerts, clock: memoryClock() }),
    logOut: () => {
      counts.logOuts += 1
      store.set(signedOut)
      return TE.right(undefined)()
    },
  })
  return { store, counts, callServer, shownAlerts: () => alerts.visible.map(({ alert }) => alert) }
}

const fails = (failed: CallFailure) => TE.left<CallFailure, never>(failed)

describe('callServer: a call that succeeds', () => {
  it('the answer is returned, and no alert is shown', async () => {
    const { callServer, shownAlerts, counts } = setUp(signedInWith('a'))
    expect(await callServer('load projects', TE.right(['p']))).toEqual(E.right(['p']))
    expect([shownAlerts(), counts.logOuts]).toEqual([[], 0])
  })
})

describe('callServer: a call that fails', () => {
  it('the alert of §8 is shown, and the failure is returned', async () => {
    const { callServer, shownAlerts, store } = setUp(signedInWith('a'))
    expect(await callServer('load projects', fails({ kind: 'unreachable' }))).toEqual(E.left({ kind: 'unreachable' }))
    expect(shownAlerts()).toMatchObject([{ type: 'Error', message: 'Something went wrong, please refresh the page' }])
    expect(store.user?.apiKey).toBe('a')
  })

  it('no alert is shown where §8 has no message', async () => {
    const { callServer, shownAlerts } = setUp(signedInWith('a'))
    await callServer('look up an address', fails({ kind: 'unreachable' }))
    expect(shownAlerts()).toEqual([])
  })
})

describe('callServer: a call that is answered with 401 (§4, §8)', () => {
  it('a 401 ends the session and shows an alert', async () => {
    const { callServer, shownAlerts, store, counts } = setUp(signedInWith('a'))
    await callServer('load projects', fails({ kind: 'signed-out' }))
    expect([store.value, counts.logOuts, shownAlerts()]).toEqual([signedOut, 1, [signedOutAlert]])
  })

  it('a 401 that arrives after a new log-in leaves the new session alone', async () => {
    const { callServer, shownAlerts, store, counts } = setUp(signedInWith('old'))
    await callServer('load projects', () => {
      store.set(signedInWith('new'))
      return fails({ kind: 'signed-out' })()
    })
    expect([store.user?.apiKey, counts.logOuts, shownAlerts()]).toEqual(['new', 0, []])
  })

  it('a 401 of a log-in is reported as a wrong password', async () => {
    const { callServer, shownAlerts, counts } = setUp(signedOut)
    await callServer('log in', fails({ kind: 'signed-out' }))
    expect(shownAlerts()).toMatchObject([{ message: 'Invalid username or password, please try again' }])
    expect(counts.logOuts).toBe(0)
  })

  it('401s of several calls log out once and show one alert, in whatever order they arrive', async () => {
    const calls: ReadonlyArray<CallName> = ['load projects', 'load carriers', 'load stops']
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { callServer, shownAlerts, counts } = setUp(signedInWith('a'))
        const answers = calls.map((request) =>
          callServer(request, () =>
            scheduler.schedule(Promise.resolve(E.left({ kind: 'signed-out' } as const)), request),
          ),
        )
        await scheduler.waitFor(Promise.all(answers))
        expect([counts.logOuts, shownAlerts()]).toEqual([1, [signedOutAlert]])
      }),
    )
  })
})
