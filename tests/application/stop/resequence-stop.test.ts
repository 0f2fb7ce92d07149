import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { CarriersStore, moveStopToRoute, resequenceStop } from '../../../src/application/stop'
import { alertActions, AlertsStore } from '../../../src/application/alert'
import { memoryClock } from '../../kit/memory'
import type { CallFailure } from '../../../src/domain/failure'
import { stopList, sequenceNumberOf, type Stop, type StopUpdate } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { resolveDone, right } from '../../kit/either'
import { plainResult } from '../../kit/edited'
import { deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, Stop>

const north = aRouteTo(['a', 'b'], { index: 0, carrierId: 1, day: '2026-11-23' })
const south = aRouteTo(['c'], { index: 1, carrierId: 2, day: '2026-11-23' })
const first = { id: 'b', taskIds: ['b'], currentCarrier: 1, newSequence: right(sequenceNumberOf(10)) }

const setUp = () => {
  const [plan, alerts, carriers] = [new PlanStore(), new AlertsStore(), new CarriersStore()]
  const open = (id: string) =>
    plan.set({
      kind: 'open',
      project: { id, name: 'Week 48' },
      createdAt: undefined,
      version: 1,
      plan: aPlanOf([north, south]),
    })
  open('7')
  carriers.set([{ id: 2, displayName: 'Zuid' }])
  const [sent, refreshed] = [deferred<Answer>(), deferred<Answer>()]
  const [onMap, reloads, calls, updates]: [Stop[], string[], string[], StopUpdate[]] = [[], [], [], []]
  const ports: Parameters<typeof resequenceStop>[0] = {
    stops: {
      update: (_, update) => {
        updates.push(update)
        return async () => plainResult(await sent.promise())
      },
      read: () => refreshed.promise,
    },
    plan,
    carriers,
    alerts: alertActions({ alerts, clock: memoryClock() }),
    calendar: { today: () => ({ year: 2026, month: 11, day: 20 }), now: () => '2026-11-20T09:24:00.000Z' },
    headquarters: () => ({ lat: 52, lng: 4 }),
    callServer: (callName, call) => {
      calls.push(callName)
      return call()
    },
    trackEdit: (edit) => edit,
    applyOwnChange: ({ changed }) => resolveDone(reloads.push(changed === undefined ? 'reloaded' : 'applied')),
    showOnMap: (stop) => onMap.push(stop),
  }
  const words = () => alerts.visible.map(({ alert }) => alert.message)
  const numbers = () =>
    ['a', 'b', 'c'].map((id) => plan.plan && stopList.get(plan.plan.stops, id)?.placement.stopNumber)
  const [resequence, move] = [resequenceStop(ports), moveStopToRoute(ports)]
  return { plan, open, resequence, move, updates, sent, refreshed, onMap, reloads, calls, words, numbers }
}

describe('resequenceStop and moveStopToRoute', () => {
  it('each step has its alert, the change shows at once, and then the plan of the server (§7, §8)', async () => {
    const app = setUp()
    const done = app.resequence(first)
    expect(app.updates).toEqual([{ ...first, newCarrier: undefined }])
    expect([app.words(), app.numbers()]).toEqual([['Updating...'], [10, 20, 10]])
    app.sent.resolve(E.right(aStopCalled('b')))
    await expect.poll(app.words).toEqual(['Refreshing...', 'Stop aangepast'])
    expect([app.numbers(), app.reloads]).toEqual([[20, 10, 10], ['reloaded']])
    const stop = aStopCalled('b', { stopNumber: 10 })
    app.refreshed.resolve(E.right(stop))
    expect(await done).toEqual(E.right(undefined))
    expect([app.words(), app.onMap]).toEqual([['Stop aangepast'], [stop]])
    expect(app.calls).toEqual(['update a stop', 'refresh a stop'])
  })

  it('the rule is applied to the plan as it is when the answer comes', async () => {
    const app = setUp()
    const done = app.resequence(first)
    const open = app.plan.open
    if (open !== undefined) app.plan.set({ ...open, kind: 'open', plan: aPlanOf([south, { ...north, index: 2 }]) })
    app.sent.resolve(E.right(aStopCalled('b')))
    app.refreshed.resolve(E.right(aStopCalled('b')))
    await done
    expect(app.plan.plan?.routes.map(({ index }) => index)).toEqual([1, 2])
    expect(app.numbers()).toEqual([20, 10, 10])
  })

  it('a resequenced stop stays with its carrier, whatever carrier the form has', async () => {
    const app = setUp()
    const chosen = { ...first, newCarrier: 2 }
    void app.resequence(chosen)
    expect(app.updates).toEqual([{ ...first, newCarrier: undefined }])
  })

  it('a stop moves to another route by the external id', async () => {
    const app = setUp()
    const done = app.move({ ...first, newCarrier: 2 })
    expect(app.updates).toEqual([{ ...first, newCarrier: 2 }])
    app.sent.resolve(E.right(aStopCalled('b')))
    app.refreshed.resolve(E.right(aStopCalled('b')))
    await done
    expect(app.plan.plan?.routes.map(({ visits }) => visits.map(({ id }) => id))).toEqual([['a'], ['b', 'c']])
  })
})

describe('a change of a stop that fails', () => {
  it('a refusal leaves the plan as it is', async () => {
    const app = setUp()
    const done = app.resequence(first)
    app.sent.resolve(E.left({ kind: 'refused', message: 'No', code: 'invalid' }))
    expect(await done).toMatchObject(E.left({ message: 'No' }))
    expect([app.words(), app.numbers(), app.reloads, app.onMap]).toEqual([[], [10, 20, 10], [], []])
  })

  it('no alert is shown for a project that was left meanwhile', async () => {
    const app = setUp()
    const done = app.resequence(first)
    app.open('8')
    app.sent.resolve(E.right(aStopCalled('b')))
    expect(await done).toEqual(E.right(undefined))
    expect([app.words(), app.numbers(), app.reloads]).toEqual([[], [10, 20, 10], []])
  })

  it('the map does not move where the stop cannot be read again, and the change stays', async () => {
    const app = setUp()
    const done = app.resequence(first)
    app.sent.resolve(E.right(aStopCalled('b')))
    app.refreshed.resolve(E.left({ kind: 'unreachable' }))
    expect(await done).toEqual(E.right(undefined))
    expect([app.words(), app.numbers(), app.onMap]).toEqual([['Stop aangepast'], [20, 10, 10], []])
  })
})
