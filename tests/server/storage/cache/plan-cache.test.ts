import { describe, expect, it } from 'vitest'
import { draftOver } from '../../../../server/storage/cache/uncommitted-plans'
import { settledPlans } from '../../../../server/storage/cache/committed-plans'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { aCreationInfo } from '../../../port-suites/storage-test-kit'

const aPlan = (): Plan => ({ ...emptyPlan })

const at = (id: string, version: number, stops = 0) => ({
  ...aCreationInfo(id),
  version,
  stops,
  routes: 0,
  activities: 0,
})

describe('settled plans', () => {
  it('are recalled at their own version, for their own organisation', () => {
    const plans = settledPlans()
    const plan = aPlan()
    plans.keep('o1', at('p1', 3), plan)
    expect(plans.recall('o1', at('p1', 3))).toBe(plan)
    expect(plans.recall('o1', at('p1', 2))).toBeUndefined()
    expect(plans.recall('o1', at('p1', 4))).toBeUndefined()
    expect(plans.recall('o1', at('p2', 3))).toBeUndefined()
    expect(plans.recall('o2', at('p1', 3))).toBeUndefined()
  })

  it('give way to newer ones, not to older', () => {
    const plans = settledPlans()
    const [older, newer] = [aPlan(), aPlan()]
    plans.keep('o1', at('p1', 3), older)
    plans.keep('o1', at('p1', 4), newer)
    plans.keep('o1', at('p1', 3), older)
    expect(plans.recall('o1', at('p1', 4))).toBe(newer)
    expect(plans.recall('o1', at('p1', 3))).toBeUndefined()
    expect(plans.newest('o1', 'p1')?.version).toBe(4)
  })

  it('are forgotten where there is no more room, those first that nobody asked for', () => {
    const plans = settledPlans(1_000)
    for (const id of ['p1', 'p2', 'p3']) plans.keep('o1', at(id, 1, 300), aPlan())
    plans.recall('o1', at('p1', 1))
    plans.keep('o1', at('p4', 1, 300), aPlan())
    const known = ['p1', 'p2', 'p3', 'p4'].filter((id) => plans.recall('o1', at(id, 1)) !== undefined)
    expect(known).toEqual(['p1', 'p3', 'p4'])
  })

  it('take no more memory than they need, however often one changes', () => {
    const plans = settledPlans(1_000)
    const plan = aPlan()
    plans.keep('o1', at('p1', 1, 300), plan)
    for (let version = 1; version < 100; version += 1) plans.keep('o1', at('p2', version, 300), aPlan())
    expect(plans.recall('o1', at('p1', 1))).toBe(plan)
  })

  it('are not kept where they have no room at all', () => {
    const plans = settledPlans(100)
    plans.keep('o1', at('p1', 1, 300), aPlan())
    expect(plans.recall('o1', at('p1', 1))).toBeUndefined()
    const plan = aPlan()
    plans.keep('o1', at('p2', 1, 10), plan)
    expect(plans.recall('o1', at('p2', 1))).toBe(plan)
  })
})

describe('a draft of plans', () => {
  it('is not seen by others before it is settled', () => {
    const settled = settledPlans()
    const [older, newer] = [aPlan(), aPlan()]
    settled.keep('o1', at('p1', 1), older)
    const draft = draftOver(settled)
    draft.keep('o1', at('p1', 2), newer)
    expect(draft.recall('o1', at('p1', 2))).toBe(newer)
    expect(draft.recall('o1', at('p1', 1))).toBe(older)
    expect(settled.recall('o1', at('p1', 2))).toBeUndefined()
    draft.settle()
    expect(settled.recall('o1', at('p1', 2))).toBe(newer)
  })

  it('that is not settled leaves nothing behind', () => {
    const settled = settledPlans()
    const [refused, taken] = [aPlan(), aPlan()]
    const all = draftOver(settled)
    draftOver(all).keep('o1', at('p1', 2), refused)
    const one = draftOver(all)
    expect(one.recall('o1', at('p1', 2))).toBeUndefined()
    one.keep('o1', at('p1', 2), taken)
    one.settle()
    expect(settled.recall('o1', at('p1', 2))).toBeUndefined()
    all.settle()
    expect(settled.recall('o1', at('p1', 2))).toBe(taken)
  })
})
