import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { addStop } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import { getStop, type Stop, type StopDraft } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { held } from '../../kit/deferred'

const draft: StopDraft = plainFacts

const laid = () => {
  const plan = new PlanStore()
  const open = (id: string, visits: ReadonlyArray<string> = ['a']) =>
    plan.become({
      kind: 'open',
      project: { id, name: '' },
      createdAt: undefined,
      version: 1,
      plan: aPlanOf([aRouteTo(visits)]),
    })
  open('7')
  const answer = held<E.Either<CallFailure, Stop>>()
  const [sent, done]: [string[], string[]] = [[], []]
  const add = addStop({
    stops: {
      add: (project) => {
        sent.push(project)
        return answer.promise
      },
    },
    plan,
    attempt: (_, call) => call,
    reload: () => Promise.resolve(void done.push('reloaded')),
    refreshMap: () => done.push('map refreshed'),
  })
  const has = (id: string) => plan.plan !== undefined && getStop(plan.plan.stops, id) !== undefined
  return { plan, open, add, answer, sent, done, has }
}

describe('a stop that is added (§2)', () => {
  it('is there at once, on the map too, and the stops are loaded again', async () => {
    const desk = laid()
    const adding = desk.add(draft)
    desk.answer.settle(E.right(aStopCalled('new')))
    await adding
    expect([desk.sent, desk.has('new'), desk.has('a')]).toEqual([['7'], true, true])
    expect(desk.done).toEqual(['map refreshed', 'reloaded'])
  })

  it('comes to the plan as it is when the answer comes', async () => {
    const desk = laid()
    const adding = desk.add(draft)
    desk.open('7', ['a', 'b'])
    desk.answer.settle(E.right(aStopCalled('new')))
    await adding
    expect([desk.has('new'), desk.has('b')]).toEqual([true, true])
  })

  it('leaves another project alone that was opened meanwhile', async () => {
    const desk = laid()
    const adding = desk.add(draft)
    desk.open('8')
    desk.answer.settle(E.right(aStopCalled('new')))
    expect(E.isRight(await adding)).toBe(true)
    expect([desk.has('new'), desk.done]).toEqual([false, []])
  })

  it('changes nothing where the server says no', async () => {
    const desk = laid()
    const adding = desk.add(draft)
    desk.answer.settle(E.left({ kind: 'unreachable' }))
    expect(await adding).toEqual(E.left({ kind: 'unreachable' }))
    expect([desk.has('new'), desk.done]).toEqual([false, []])
  })

  it('is not sent where no project is open', async () => {
    const desk = laid()
    desk.plan.become({ kind: 'closed' })
    expect(await desk.add(draft)).toEqual(E.left({ kind: 'called-off' }))
    expect(desk.sent).toEqual([])
  })
})
