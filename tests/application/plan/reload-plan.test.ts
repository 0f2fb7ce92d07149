import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore, reloadPlan, type OpenPlan, type ReadPlan } from '../../../src/application/plan'
import type { CallName, CallFailure } from '../../../src/domain/failure'
import { emptyPlan } from '../../../src/domain/plan'
import { deferred, type Deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, OpenPlan>

const at = (version: number, id = '7'): OpenPlan => ({
  project: { id, name: 'Week 48' },
  createdAt: undefined,
  version,
  plan: { ...emptyPlan, unknownFields: { note: version } },
})

const setUp = () => {
  const plan = new PlanStore()
  plan.set({ kind: 'open', ...at(3) })
  const requests: Array<Deferred<Answer>> = []
  const calls: CallName[] = []
  const read: ReadPlan = ({ callName }) => {
    calls.push(callName)
    const answer = deferred<Answer>()
    requests.push(answer)
    return answer.promise()
  }
  return { plan, requests, calls, reload: reloadPlan({ read, plan }) }
}

describe('reloadPlan', () => {
  it('the new plan replaces the old one', async () => {
    const { plan, requests, reload } = setUp()
    const done = reload()
    requests[0]?.resolve(E.right(at(4)))
    await done
    expect(plan.open).toEqual({ kind: 'open', ...at(4) })
  })

  it('an unchanged plan stays the same object', async () => {
    const { plan, requests, reload } = setUp()
    const before = plan.plan
    const done = reload()
    requests[0]?.resolve(E.right({ ...at(4), plan: structuredClonePlan() }))
    await done
    expect(plan.plan).toBe(before)
  })

  it('an answer is ignored where a later version is on screen', async () => {
    const { plan, requests, reload } = setUp()
    const done = reload()
    plan.set({ kind: 'open', ...at(9) })
    requests[0]?.resolve(E.right(at(4)))
    await done
    expect(plan.open?.version).toBe(9)
  })

  it('the plan before the last change stays known only while the version stays', async () => {
    const { plan, requests, reload } = setUp()
    plan.set({ kind: 'open', ...at(3), previousPlan: emptyPlan })
    for (const [round, version] of [3, 4].entries()) {
      const done = reload()
      requests[round]?.resolve(E.right(at(version)))
      await done
      expect(plan.open?.previousPlan).toBe(version === 3 ? emptyPlan : undefined)
    }
  })

  it('an answer is ignored where another project was opened meanwhile', async () => {
    const { plan, requests, reload } = setUp()
    const done = reload()
    plan.set({ kind: 'open', ...at(1, '8') })
    requests[0]?.resolve(E.right(at(4)))
    await done
    expect(plan.project?.id).toBe('8')
  })

  it('a failure is reported by the call of the current tab (§8)', async () => {
    const { plan, requests, calls, reload } = setUp()
    for (const [round, on] of (['routes', 'stops', 'routes'] as const).entries()) {
      plan.setPart(on)
      const done = reload()
      requests[round]?.resolve(E.left({ kind: 'unreachable' }))
      await done
    }
    expect(calls).toEqual([
      'load the project on the routes tab',
      'load the project on the stops tab',
      'load the project on the routes tab',
    ])
  })

  it('the plan stays as it is where it cannot be read', async () => {
    const { plan, requests, reload } = setUp()
    const done = reload()
    requests[0]?.resolve(E.left({ kind: 'unreachable' }))
    await done
    expect(plan.open?.version).toBe(3)
  })

  it('calls during a reload cause exactly one more', async () => {
    const { plan, requests, reload } = setUp()
    const done = reload()
    void reload()
    void reload()
    expect(requests).toHaveLength(1)
    requests[0]?.resolve(E.right(at(4)))
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.resolve(E.right(at(5)))
    await done
    expect([requests.length, plan.open?.version]).toEqual([2, 5])
  })
})

const structuredClonePlan = () => ({ ...emptyPlan, unknownFields: { note: 3 } })
