import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { addStop } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import { stopList, type Stop, type StopDraft } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { plainResult } from '../../kit/edited'
import { deferred } from '../../kit/deferred'
import { resolveDone } from '../../kit/either'

const draft: StopDraft = plainFacts

const setUp = () => {
  const plan = new PlanStore()
  const open = (id: string, visits: ReadonlyArray<string> = ['a']) =>
    plan.set({
      kind: 'open',
      project: { id, name: '' },
      createdAt: undefined,
      version: 1,
      plan: aPlanOf([aRouteTo(visits)]),
    })
  open('7')
  const answer = deferred<E.Either<CallFailure, Stop>>()
  const [sent, done]: [string[], string[]] = [[], []]
  const add = addStop({
    stops: {
      add: (project) => {
        sent.push(project)
        return async () => plainResult(await answer.promise())
      },
    },
    plan,
    callServer: (_, call) => call(),
    trackEdit: (edit) => edit,
    applyOwnChange: () => resolveDone(done.push('applied')),
    reload: () => resolveDone(done.push('reloaded')),
    refreshMap: () => done.push('map refreshed'),
  })
  const has = (id: string) => plan.plan !== undefined && stopList.get(plan.plan.stops, id) !== undefined
  return { plan, open, add, answer, sent, done, has }
}

describe('addStop (§2)', () => {
  it('an added stop shows at once, on the map too, and the stops are loaded again', async () => {
    const app = setUp()
    const adding = app.add(draft)
    app.answer.resolve(E.right(aStopCalled('new')))
    await adding
    expect([app.sent, app.has('new'), app.has('a')]).toEqual([['7'], true, true])
    expect(app.done).toEqual(['map refreshed', 'reloaded'])
  })

  it('the stop is added to the plan as it is when the answer comes', async () => {
    const app = setUp()
    const adding = app.add(draft)
    app.open('7', ['a', 'b'])
    app.answer.resolve(E.right(aStopCalled('new')))
    await adding
    expect([app.has('new'), app.has('b')]).toEqual([true, true])
  })

  it('a stop that is planned at once is applied as a change, and the plan is not read again', async () => {
    const app = setUp()
    const adding = app.add({
      ...draft,
      destination: { to: { kind: 'route', index: 0 }, position: { kind: 'cheapest' } },
    })
    app.answer.resolve(E.right(aStopCalled('new')))
    expect(E.isRight(await adding)).toBe(true)
    expect(app.done).toEqual(['applied', 'map refreshed'])
  })

  it('an answer changes nothing in a project that was opened meanwhile', async () => {
    const app = setUp()
    const adding = app.add(draft)
    app.open('8')
    app.answer.resolve(E.right(aStopCalled('new')))
    expect(E.isRight(await adding)).toBe(true)
    expect([app.has('new'), app.done]).toEqual([false, []])
  })

  it('a refusal leaves the plan as it is', async () => {
    const app = setUp()
    const adding = app.add(draft)
    app.answer.resolve(E.left({ kind: 'unreachable' }))
    expect(await adding).toEqual(E.left({ kind: 'unreachable' }))
    expect([app.has('new'), app.done]).toEqual([false, []])
  })

  it('no stop is sent where no project is open', async () => {
    const app = setUp()
    app.plan.set({ kind: 'closed' })
    expect(await app.add(draft)).toEqual(E.left({ kind: 'cancelled' }))
    expect(app.sent).toEqual([])
  })
})
