import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryClock, memorySessionGateway, memoryUserStorage, emptyBrowserState, type Account } from '../../kit/memory'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { attempt, logIn, logOut, SessionStore } from '../../../src/application/session'
import { visser } from '../../kit/test-app'

const hart: Account = {
  credentials: { username: "inge 't Hart", password: 'géheim' },
  user: { ...visser.user, apiKey: 'b5e1', username: "inge 't Hart" },
}
const WRONG = { username: 'm.visser', password: 'fout' }
const INVALID = 'Invalid username or password, please try again'

const opened = (ports: Partial<Parameters<typeof logIn>[0]> = {}) => {
  const kept = emptyBrowserState()
  const userStorage = memoryUserStorage(kept)
  const session = new SessionStore()
  const alerts = new AlertsStore()
  const leave = logOut({ userStorage, session })
  const attempted = attempt({ session, alerts: alertActions({ alerts, clock: memoryClock() }), logOut: leave })
  const gateway = memorySessionGateway([visser, hart])
  const run = logIn({ gateway, userStorage, session, attempt: attempted, ...ports })
  return { kept, session, leave, run, said: () => alerts.visible.map(({ alert }) => alert.message) }
}

describe('logging in (§4)', () => {
  it('stores the user and lets them in', async () => {
    const { kept, session, run } = opened()
    expect(await run(visser.credentials)()).toEqual(E.right(O.some(visser.user)))
    expect([kept.user, session.user]).toEqual([visser.user, visser.user])
  })

  it('gives the user the name that was typed, where the answer has none', async () => {
    const nameless = { ...visser, user: { ...visser.user, username: undefined } }
    const { kept, run } = opened({ gateway: memorySessionGateway([nameless]) })
    await run(visser.credentials)()
    expect(kept.user?.username).toBe('m.visser')
  })

  it('with a wrong password stores nobody, and says so', async () => {
    const { kept, session, said, run } = opened()
    expect(await run(WRONG)()).toEqual(E.left({ kind: 'signed-out' }))
    expect([kept.user, session.user, said()]).toEqual([undefined, undefined, [INVALID]])
  })

  it('lets in for this visit whom the browser cannot keep, and says nothing', async () => {
    const { session, said, run } = opened({ userStorage: { save: () => TE.left({ kind: 'unreachable' }) } })
    expect(await run(visser.credentials)()).toEqual(E.right(O.some(visser.user)))
    expect([session.user, said()]).toEqual([visser.user, []])
  })
})

/** What somebody does at /login, one after another, whether or not the answers are there. */
type Act = { readonly kind: 'enter' } | { readonly kind: 'submit'; readonly as: Account['credentials'] }

const anAct = (): fc.Arbitrary<Act> =>
  fc.oneof(
    fc.constant<Act>({ kind: 'enter' }),
    fc.constantFrom(visser.credentials, hart.credentials, WRONG).map((as): Act => ({ kind: 'submit', as })),
  )

describe('an answer that comes late', () => {
  const slow = () => {
    const waiting: Array<() => void> = []
    const gateway = memorySessionGateway([visser, hart])
    const held = opened({
      gateway: {
        logIn: (credentials) => async () => {
          await new Promise<void>((resolve) => waiting.push(resolve))
          return gateway.logIn(credentials)()
        },
      },
    })
    return { ...held, answer: (which: number) => waiting[which]?.() }
  }

  it('lets nobody in once /login was entered again', async () => {
    const { run, leave, answer, session, kept, said } = slow()
    const late = run(visser.credentials)()
    await leave()()
    answer(0)
    expect(await late).toEqual(E.right(O.none))
    expect([session.user, kept.user, said()]).toEqual([undefined, undefined, []])
  })

  it('says nothing of a wrong password once another is tried', async () => {
    const { run, answer, session, said } = slow()
    const late = run(WRONG)()
    const last = run(hart.credentials)()
    answer(0)
    expect([await late, said()]).toEqual([E.right(O.none), []])
    answer(1)
    await last
    expect([session.user, said()]).toEqual([hart.user, []])
  })

  it('changes nothing, in whatever order all answers come: what was done last counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anAct(), { minLength: 1, maxLength: 6 }), async (scheduler, acts) => {
        const gateway = memorySessionGateway([visser, hart])
        const { session, kept, leave, run } = opened({
          gateway: { logIn: (as) => () => scheduler.schedule(gateway.logIn(as)(), as.username) },
        })
        const doing: Array<Promise<unknown>> = []
        let expected = session.user
        const { task } = scheduler.scheduleSequence(
          acts.map((act) => () => {
            const known = [visser, hart].find(({ credentials }) => act.kind === 'submit' && credentials === act.as)
            if (act.kind === 'enter') expected = undefined
            else expected = known?.user ?? session.user
            doing.push(act.kind === 'enter' ? leave()() : run(act.as)())
            return Promise.resolve()
          }),
        )
        await scheduler.waitFor(task.then(() => Promise.all(doing)))
        expect([session.user, kept.user]).toEqual([expected, expected])
      }),
    )
  })
})
