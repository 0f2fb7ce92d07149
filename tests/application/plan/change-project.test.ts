import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { changeProject, PlanStore } from '../../../src/application/plan'
import type { CallFailure } from '../../../src/domain/failure'
import { aPlanOf } from '../../kit/builders/plan'
import { deferred } from '../../kit/deferred'

const setUp = () => {
  const plan = new PlanStore()
  const open = (id: string) =>
    plan.set({
      kind: 'open',
      project: { id, name: 'Week 48' },
      createdAt: undefined,
      version: 1,
      plan: aPlanOf([]),
    })
  const [requests, reloads] = [new Array<string>(), new Array<string>()]
  const answer = deferred<E.Either<CallFailure, number>>()
  const change = changeProject({
    plan,
    attempt: (attemptName, call) => () => {
      requests.push(attemptName)
      return call()
    },
    reload: () => Promise.resolve(void reloads.push('reloaded')),
  })
  const recalculate = () =>
    change('recalculate a route', (project) => () => {
      requests.push(project)
      return answer.promise()
    })
  return { open, requests, reloads, answer, recalculate }
}

describe('a change that the server makes of the open project', () => {
  it('is asked for by its name, and read again once it is made', async () => {
    const { open, recalculate, answer, requests, reloads } = setUp()
    open('7')
    const done = recalculate()
    expect([requests, reloads]).toEqual([['recalculate a route', '7'], []])
    answer.resolve(E.right(1))
    expect([await done, reloads]).toEqual([E.right(1), ['reloaded']])
  })

  it('that is refused leaves the plan as it is', async () => {
    const { open, recalculate, answer, reloads } = setUp()
    open('7')
    const done = recalculate()
    answer.resolve(E.left({ kind: 'unreachable' }))
    expect([await done, reloads]).toEqual([E.left({ kind: 'unreachable' }), []])
  })

  it('reads nothing of a project that was left meanwhile', async () => {
    const { open, recalculate, answer, reloads } = setUp()
    open('7')
    const done = recalculate()
    open('8')
    answer.resolve(E.right(1))
    expect([await done, reloads]).toEqual([E.right(1), []])
  })

  it('is not asked for where nothing is open', async () => {
    const { recalculate, requests } = setUp()
    expect([await recalculate(), requests]).toEqual([E.left({ kind: 'cancelled' }), []])
  })
})
