import { describe, expect, it } from 'vitest'
import { projectPlanStateOf, type PlanState } from '../../../src/application/plan'
import { anOpenPlan } from '../../kit/builders/open-plan'

const open = anOpenPlan()

describe('projectPlanStateOf', () => {
  it('the state is open once the plan is open', () => {
    expect(projectPlanStateOf(open, '7')).toBe(open)
  })

  it.each([true, false])('the state is failed where the plan could not be read; unknown: %s', (isProjectMissing) => {
    expect(projectPlanStateOf({ kind: 'failed', projectId: '7', isProjectMissing }, '7')).toEqual({
      kind: 'failed',
      isProjectMissing,
    })
  })

  it.each<PlanState>([
    { kind: 'closed' },
    { kind: 'loading', projectId: '7' },
    { kind: 'loading', projectId: '8' },
    { kind: 'failed', projectId: '8', isProjectMissing: true },
    { ...open, project: { id: '8', name: 'Week 49' } },
  ])('the state is waiting while that of the store is %o', (state) => {
    expect(projectPlanStateOf(state, '7')).toEqual({ kind: 'loading' })
  })
})
