import { describe, expect, it } from 'vitest'
import { uncommittedPlansOver, createCommittedPlans } from '../../../../server/storage/cache/plan-cache'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { aCreationInfo } from '../../../port-suites/storage-test-kit'

const aPlan = (): Plan => ({ ...emptyPlan })

const recordAt = (id: string, version: number, stops = 0) => ({
  ...aCreationInfo(id),
  version,
  stopCount: stops,
  routeCount: 0,
  activityCount: 0,
})

describe('createCommittedPlans', () => {
  it('a plan is found by its version and organisation', () => {
    const plans = createCommittedPlans()
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p1', 3), plan)
    expect(plans.getPlan('o1', recordAt('p1', 3))).toBe(plan)
    expect(plans.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    expect(plans.getPlan('o1', recordAt('p1', 4))).toBeUndefined()
    expect(plans.getPlan('o1', recordAt('p2', 3))).toBeUndefined()
    expect(plans.getPlan('o2', recordAt('p1', 3))).toBeUndefined()
  })

  it('a newer plan replaces an older one, and an older one is ignored', () => {
    const plans = createCommittedPlans()
    const [older, newer] = [aPlan(), aPlan()]
    plans.putPlan('o1', recordAt('p1', 3), older)
    plans.putPlan('o1', recordAt('p1', 4), newer)
    plans.putPlan('o1', recordAt('p1', 3), older)
    expect(plans.getPlan('o1', recordAt('p1', 4))).toBe(newer)
    expect(plans.getPlan('o1', recordAt('p1', 3))).toBeUndefined()
    expect(plans.newestRecord('o1', 'p1')?.version).toBe(4)
  })

  it('a full cache evicts the least recently used plans', () => {
    const plans = createCommittedPlans(1_000)
    for (const id of ['p1', 'p2', 'p3']) plans.putPlan('o1', recordAt(id, 1, 300), aPlan())
    plans.getPlan('o1', recordAt('p1', 1))
    plans.putPlan('o1', recordAt('p4', 1, 300), aPlan())
    const cached = ['p1', 'p2', 'p3', 'p4'].filter((id) => plans.getPlan('o1', recordAt(id, 1)) !== undefined)
    expect(cached).toEqual(['p1', 'p3', 'p4'])
  })

  it('repeated changes of a plan do not use more memory', () => {
    const plans = createCommittedPlans(1_000)
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p1', 1, 300), plan)
    for (let version = 1; version < 100; version += 1) plans.putPlan('o1', recordAt('p2', version, 300), aPlan())
    expect(plans.getPlan('o1', recordAt('p1', 1))).toBe(plan)
  })

  it('a plan larger than the cache is not stored', () => {
    const plans = createCommittedPlans(100)
    plans.putPlan('o1', recordAt('p1', 1, 300), aPlan())
    expect(plans.getPlan('o1', recordAt('p1', 1))).toBeUndefined()
    const plan = aPlan()
    plans.putPlan('o1', recordAt('p2', 1, 10), plan)
    expect(plans.getPlan('o1', recordAt('p2', 1))).toBe(plan)
  })
})

describe('uncommittedPlansOver', () => {
  it('uncommitted plans are invisible to others until the commit', () => {
    const committed = createCommittedPlans()
    const [older, newer] = [aPlan(), aPlan()]
    committed.putPlan('o1', recordAt('p1', 1), older)
    const uncommitted = uncommittedPlansOver(committed)
    uncommitted.putPlan('o1', recordAt('p1', 2), newer)
    expect(uncommitted.getPlan('o1', recordAt('p1', 2))).toBe(newer)
    expect(uncommitted.getPlan('o1', recordAt('p1', 1))).toBe(older)
    expect(committed.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    uncommitted.commit()
    expect(committed.getPlan('o1', recordAt('p1', 2))).toBe(newer)
  })

  it('uncommitted plans without a commit leave nothing behind', () => {
    const committed = createCommittedPlans()
    const [refused, accepted] = [aPlan(), aPlan()]
    const group = uncommittedPlansOver(committed)
    uncommittedPlansOver(group).putPlan('o1', recordAt('p1', 2), refused)
    const second = uncommittedPlansOver(group)
    expect(second.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    second.putPlan('o1', recordAt('p1', 2), accepted)
    second.commit()
    expect(committed.getPlan('o1', recordAt('p1', 2))).toBeUndefined()
    group.commit()
    expect(committed.getPlan('o1', recordAt('p1', 2))).toBe(accepted)
  })
})
