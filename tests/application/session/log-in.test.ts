import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryClock, memorySessionGateway, memoryUserStorage, emptyBrowserState, type Account } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { callServerWith, logIn, logOut, SessionStore } from '../../../src/application/session'
import { visser } from '../../kit/test-app'

const hart: Account = {
  credentials: { username: "inge 't Hart", password: 'géheim' },
  user: { ...visser.user, apiKey: 'b5e1', username: "inge 't Hart" },
}
const WRONG = { username: 'm.visser', password: 'fout' }
const INVALID = 'Invalid username or password, please try again'

const setUp = (ports: Partial<Parameters<typeof logIn>[0]> = {}) => {
  const browserState = emptyBrowserState()
  const userStorage = memoryUserStorage(browserState)
  const session = new SessionStore()
  const alerts = new AlertsStore()
  const gateway = memorySessionGateway([visser, hart])
  const logOutNow = logOut({ gateway, userStorage, session })
  const callServer = callServerWith({
    session,
    alerts: alertActions({ alerts, clock: memoryClock() }),
    logOut: logOutNow,
  })
  const run = logIn({ gateway, userStorage, session, callServer, ...ports })
  return { browserState, session, logOutNow, run, messages: () => alerts.visible.map(({ alert }) => alert.message) }
}

describe('logIn (§4)', () => {
  it('a log-in stores the user and starts the session', async () => {
    const { browserState, session, run } = setUp()
    expect(await run(visser.credentials)).toEqual(E.right(O.some(visser.user)))
    expect([browserState.user, session.user]).toEqual([visser.user, visser.user])
  })

  it('the user gets the typed name where the answer has none', async () => {
    const nameless = { ...visser, user: { ...visser.user, username: undefined } }
    const { browserState, run } = setUp({ gateway: memorySessionGateway([nameless]) })
    await run(visser.credentials)
    expect(browserState.user?.username).toBe('m.visser')
  })

  it('a wrong password stores no user, and shows an alert', async () => {
    const { browserState, session, messages, run } = setUp()
    expect(await run(WRONG)).toEqual(E.left({ kind: 'signed-out' }))
    expect([browserState.user, session.user, messages()]).toEqual([undefined, undefined, [INVALID]])
  })

  it('where storage fails, the session still starts, without an alert', async () => {
    const { session, messages, run } = setUp({ userStorage: { save: () => TE.left({ kind: 'unreachable' }) } })
    expect(await run(visser.credentials)).toEqual(E.right(O.some(visser.user)))
    expect([session.user, messages()]).toEqual([visser.user, []])
  })
})

/** An action of a user at /login, possibly before earlier answers have arrived. */
type Act = { readonly kind: 'enter' } | { readonly kind: 'submit'; readonly as: Account['credentials'] }

const anAct = (): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.constant<Act>({ kind: 'enter' }),
    fc.constantFrom(visser.credentials, hart.credentials, WRONG).map((as): Act => ({ kind: 'submit', as })),
  )

describe('logIn with a late answer', () => {
  const setUpWithSlowServer = () => {
    const waiting: Array<() => void> = []
    const gateway = memorySessionGateway([visser, hart])
    const pendingSetUp = setUp({
      gateway: {
        logIn: (credentials) => async () => {
          await new Promise<void>((resolve) => waiting.push(resolve))
          return gateway.logIn(credentials)()
        },
      },
    })
    return { ...pendingSetUp, answer: (index: number) => waiting[index]?.() }
  }

  it('an answer that arrives after /login was opened again starts no session', async () => {
    const { run, logOutNow, answer, session, browserState, messages } = setUpWithSlowServer()
    const late = run(visser.credentials)
    await logOutNow()
    answer(0)
    expect(await late).toEqual(E.right(O.none))
    expect([session.user, browserState.user, messages()]).toEqual([undefined, undefined, []])
  })

  it('the alert of a wrong password is not shown once another log-in has begun', async () => {
    const { run, answer, session, messages } = setUpWithSlowServer()
    const late = run(WRONG)
    const last = run(hart.credentials)
    answer(0)
    expect([await late, messages()]).toEqual([E.right(O.none), []])
    answer(1)
    await last
    expect([session.user, messages()]).toEqual([hart.user, []])
  })

  it('the last action decides the session, in whatever order the answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anAct(), { minLength: 1, maxLength: 6 }), async (scheduler, acts) => {
        const gateway = memorySessionGateway([visser, hart])
        const { session, browserState, logOutNow, run } = setUp({
          gateway: { logIn: (as) => () => scheduler.schedule(gateway.logIn(as)(), as.username) },
        })
        const pending: Array<Promise<unknown>> = []
        let expected = session.user
        const { task } = scheduler.scheduleSequence(
          acts.map((act) => () => {
            const account = [visser, hart].find(({ credentials }) => act.kind === 'submit' && credentials === act.as)
            if (act.kind === 'enter') expected = undefined
            else expected = account?.user ?? session.user
            pending.push(act.kind === 'enter' ? logOutNow() : run(act.as))
            return Promise.resolve()
          }),
        )
        await scheduler.waitFor(task.then(() => Promise.all(pending)))
        expect([session.user, browserState.user]).toEqual([expected, expected])
      }),
    )
  })
})
