import { describe, expect, it } from 'vitest'
import { uncommittedPlansOver } from '../../../../server/storage/cache/uncommitted-plans'
import { createCommittedPlans } from '../../../../server/storage/cache/committed-plans'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { aCreationInfo } from '../../../port-suites/storage-test-kit'

const aPlan = (): Plan => ({ ...emptyPlan })

const recordAt = (id: string, version: number, stops = 0) => ({
  ...aCreationInfo(id),
  version,
  stops,
  routes: 0,
  activities: 0,
})

describe('settled plans', () => {
  it('are recalled at their own version, for their own organisation', () => {
    const plans = createCommittedPlans()
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p1', 3), plan)
    expect(plans.getPlan('o1', recordAt('p1', 3))).toBe(plan)
    expect(plans.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    expect(plans.getPlan('o1', recordAt('p1', 4))).toBeUndefined()
    expect(plans.getPlan('o1', recordAt('p2', 3))).toBeUndefined()
    expect(plans.getPlan('o2', recordAt('p1', 3))).toBeUndefined()
  })

  it('give way to newer ones, not to older', () => {
    const plans = createCommittedPlans()
    const [older, newer] = [aPlan(), aPlan()]
    plans.putPlan('o1', recordAt('p1', 3), older)
    plans.putPlan('o1', recordAt('p1', 4), newer)
    plans.putPlan('o1', recordAt('p1', 3), older)
    expect(plans.getPlan('o1', recordAt('p1', 4))).toBe(newer)
    expect(plans.getPlan('o1', recordAt('p1', 3))).toBeUndefined()
    expect(plans.newestRecord('o1', 'p1')?.version).toBe(4)
  })

  it('are forgotten where there is no more room, those first that nobody asked for', () => {
    const plans = createCommittedPlans(1_000)
    for (const id of ['p1', 'p2', 'p3']) plans.putPlan('o1', recordAt(id, 1, 300), aPlan())
    plans.getPlan('o1', recordAt('p1', 1))
    plans.putPlan('o1', recordAt('p4', 1, 300), aPlan())
    const cached = ['p1', 'p2', 'p3', 'p4'].filter((id) => plans.getPlan('o1', recordAt(id, 1)) !== undefined)
    expect(cached).toEqual(['p1', 'p3', 'p4'])
  })

  it('take no more memory than they need, however often one changes', () => {
    const plans = createCommittedPlans(1_000)
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p1', 1, 300), plan)
    for (let version = 1; version < 100; version += 1) plans.putPlan('o1', recordAt('p2', version, 300), aPlan())
    expect(plans.getPlan('o1', recordAt('p1', 1))).toBe(plan)
  })

  it('are not kept where they have no room at all', () => {
    const plans = createCommittedPlans(100)
    plans.putPlan('o1', recordAt('p1', 1, 300), aPlan())
    expect(plans.getPlan('o1', recordAt('p1', 1))).toBeUndefined()
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p2', 1, 10), plan)
    expect(plans.getPlan('o1', recordAt('p2', 1))).toBe(plan)
  })
})

describe('a draft of plans', () => {
  it('is not seen by others before it is settled', () => {
    const settled = createCommittedPlans()
    const [older, newer] = [aPlan(), aPlan()]
    settled.putPlan('o1', recordAt('p1', 1), older)
    const draft = uncommittedPlansOver(settled)
    draft.putPlan('o1', recordAt('p1', 2), newer)
    expect(draft.getPlan('o1', recordAt('p1', 2))).toBe(newer)
    expect(draft.getPlan('o1', recordAt('p1', 1))).toBe(older)
    expect(settled.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    draft.commit()
    expect(settled.getPlan('o1', recordAt('p1', 2))).toBe(newer)
  })

  it('that is not settled leaves nothing behind', () => {
    const settled = createCommittedPlans()
    const [refused, accepted] = [aPlan(), aPlan()]
    const all = uncommittedPlansOver(settled)
    uncommittedPlansOver(all).putPlan('o1', recordAt('p1', 2), refused)
    const one = uncommittedPlansOver(all)
    expect(one.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    one.putPlan('o1', recordAt('p1', 2), accepted)
    one.commit()
    expect(settled.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    all.commit()
    expect(settled.getPlan('o1', recordAt('p1', 2))).toBe(accepted)
  })
})
