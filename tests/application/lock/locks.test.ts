import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../src/application/gateway'
import { toggleLock } from '../../../src/application/lock'
import type { CallFailure } from '../../../src/domain/failure'
import type { OpenPlan } from '../../../src/application/plan'
import type { Plan } from '../../../src/domain/plan'
import { isLocked, type LockChange } from '../../../src/domain/lock'
import { sequenceNumberOf, stopList } from '../../../src/domain/stop'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { memoryServer } from '../../kit/memory'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, EditResult<number>>

const setUp = async () => {
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  const plan = aPlanOf([aRouteTo(['a', 'b'])], ['loose'])
  const project = { name: 'Week 48', createdAt: server.now(), version: 1, plan, changes: [], published: [] }
  server.projects.set('7', { id: '7', ...project })
  const { app, clock } = await createTestApp({ server, browserState: signedInState(visser) })
  await app.plan.open({ projectId: '7', part: 'stops' })
  const stop = (id: string) => {
    const found = app.plan.store.plan && stopList.get(app.plan.store.plan.stops, id)
    return found !== undefined && isLocked(found.facts)
  }
  const toast = () => app.toast.store.value?.message
  return { app, clock, server, stop, toast, alerts: () => app.alerts.visible.map(({ alert }) => alert) }
}

const openPlanOf = (plan: Plan): OpenPlan => ({
  project: { id: '7', name: 'Week 48' },
  createdAt: undefined,
  version: 1,
  plan,
})

describe('toggleLock', () => {
  it('an unlocked stop is locked and a locked one unlocked, with a toast that can undo it', async () => {
    const { app, stop, toast } = await setUp()
    await app.lock.toggle({ stops: ['a'] })
    expect(stop('a')).toBe(true)
    await expect.poll(toast).toBe('Bakkerij Jansen locked')
    app.history.undoToast()
    await expect.poll(() => stop('a')).toBe(false)
    await app.lock.toggle({ route: 0 })
    expect(app.plan.store.plan?.routes.map(isLocked)).toEqual([true])
    await app.lock.toggle({ route: 0 })
    expect(app.plan.store.plan?.routes.map(isLocked)).toEqual([false])
    await expect.poll(toast).toBe('Route 1 unlocked')
  })

  it('a second press during the request is ignored, and a later one works', async () => {
    const requests: LockChange[] = []
    const answers = [deferred<Answer>(), deferred<Answer>()]
    const toggle = toggleLock({
      locks: {
        change: (_, change) => {
          requests.push(change)
          return answers[requests.length - 1]?.promise ?? TE.left({ kind: 'unreachable' })
        },
      },
      plan: { open: openPlanOf(aPlanOf([aRouteTo(['a'])])) },
      untilMovesAnswered: () => undefined,
      trackEdit: (edit) => edit,
      changeProject: async (_, request) => {
        const answer = await request('7')()
        return E.isLeft(answer) ? answer : E.right(answer.right.answer)
      },
    })
    const first = toggle({ stops: ['a'] })
    await toggle({ stops: ['a'] })
    expect(requests).toEqual([{ locked: true, stops: ['a'], routes: [] }])
    void toggle({ route: 0 })
    answers[0]?.resolve(E.right({ answer: 2, changed: undefined }))
    await first
    void toggle({ stops: ['a'] })
    expect(requests.length).toBe(3)
  })

  it('a stop that keys have just moved is moved first, and then locked at its new place', async () => {
    const { app, stop, alerts } = await setUp()
    const visits = () => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)
    app.move.stepInRoute('a', 'later')
    right(await app.lock.toggle({ stops: ['a'] }))
    expect([visits(), stop('a'), alerts()]).toEqual([['b', 'a'], true, []])
  })

  it('a stop whose move is refused is not locked', async () => {
    const { app, server, stop } = await setUp()
    app.move.stepInRoute('a', 'later')
    server.setFailure({ kind: 'refused', code: 'conflict', message: 'No.' })
    const locked = app.lock.toggle({ stops: ['a'] })
    await expect.poll(() => app.alerts.visible.length).toBe(1)
    server.setFailure(undefined)
    expect(await locked).toMatchObject({ left: { kind: 'refused' } })
    expect(stop('a')).toBe(false)
  })

  it('a route is locked after a move of its stops that is sent and not answered', async () => {
    const { app, clock, alerts } = await setUp()
    app.move.stepInRoute('a', 'later')
    clock.advance(600)
    right(await app.lock.toggle({ route: 0 }))
    expect([app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id), alerts()]).toEqual([['b', 'a'], []])
    expect(app.plan.store.plan?.routes.map(isLocked)).toEqual([true])
  })

  it('a lock that waits for a move goes to its own project where another is opened meanwhile', async () => {
    const { app, server } = await setUp()
    const stored = server.projects.get('7')
    if (stored !== undefined) server.projects.set('8', { ...stored, id: '8' })
    app.move.stepInRoute('a', 'later')
    const locked = app.lock.toggle({ stops: ['a'] })
    await app.plan.open({ projectId: '8', part: 'stops' })
    right(await locked)
    expect([server.projects.get('7')?.changes.length, server.projects.get('8')?.version]).toEqual([2, 1])
  })

  it('an unknown stop or route is ignored', async () => {
    const { app, server } = await setUp()
    await app.lock.toggle({ stops: ['nobody'] })
    await app.lock.toggle({ route: 9 })
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('a failure shows an alert', async () => {
    const { app, server, stop, alerts } = await setUp()
    server.setFailure({ kind: 'refused', code: 'not_found', message: 'There is no such stop in this project.' })
    await app.lock.toggle({ stops: ['a'] })
    expect(stop('a')).toBe(false)
    expect(alerts()).toMatchObject([{ type: 'Error', message: 'There is no such stop in this project.' }])
  })
})

describe('an edit of a locked stop', () => {
  it('the refusal shows a warning with the message of the server', async () => {
    const { app, stop, alerts } = await setUp()
    await app.lock.toggle({ stops: ['a'] })
    const update = { id: 'a', taskIds: ['a'], currentCarrier: undefined, newCarrier: undefined }
    expect(await app.stop.resequence({ ...update, newSequence: right(sequenceNumberOf(20)) })).toMatchObject(
      E.left({ code: 'locked' }),
    )
    expect(stop('a')).toBe(true)
    expect(alerts()).toMatchObject([
      {
        type: 'Warning',
        message: expect.stringMatching(/^Stop 10, Bakkerij Jansen, is locked by you since \d\d:\d\d\.$/),
      },
    ])
  })
})
