import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { changeProject, PlanStore } from '../../../src/application/plan'
import type { EditResult } from '../../../src/application/gateway'
import type { CallFailure } from '../../../src/domain/failure'
import { aPlanOf } from '../../kit/builders/plan'
import { plainEdited } from '../../kit/edited'
import { deferred } from '../../kit/deferred'
import { resolveDone } from '../../kit/either'

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
  const [requests, applied] = [new Array<string>(), new Array<string>()]
  const answer = deferred<E.Either<CallFailure, EditResult<number>>>()
  const change = changeProject({
    plan,
    callServer: (callName, call) => {
      requests.push(callName)
      return call()
    },
    trackEdit: (edit) => edit,
    applyOwnChange: ({ project }) => resolveDone(applied.push(project)),
  })
  const recalculate = () =>
    change('recalculate a route', (project) => () => {
      requests.push(project)
      return answer.promise()
    })
  return { open, requests, applied, answer, recalculate }
}

describe('changeProject', () => {
  it('a change has the name of its call, and is applied once the server has made it', async () => {
    const { open, recalculate, answer, requests, applied } = setUp()
    open('7')
    const done = recalculate()
    expect([requests, applied]).toEqual([['recalculate a route', '7'], []])
    answer.resolve(E.right(plainEdited(1)))
    expect([await done, applied]).toEqual([E.right(1), ['7']])
  })

  it('a refused change leaves the plan as it is', async () => {
    const { open, recalculate, answer, applied } = setUp()
    open('7')
    const done = recalculate()
    answer.resolve(E.left({ kind: 'unreachable' }))
    expect([await done, applied]).toEqual([E.left({ kind: 'unreachable' }), []])
  })

  it('a change is applied to its own project, whichever is open by then', async () => {
    const { open, recalculate, answer, applied } = setUp()
    open('7')
    const done = recalculate()
    open('8')
    answer.resolve(E.right(plainEdited(1)))
    expect([await done, applied]).toEqual([E.right(1), ['7']])
  })

  it('no change is requested where no project is open', async () => {
    const { recalculate, requests } = setUp()
    expect([await recalculate(), requests]).toEqual([E.left({ kind: 'cancelled' }), []])
  })
})
