import { describe, expect, it } from 'vitest'
import { projectPlanStateOf, type PlanState } from '../../../src/application/plan'
import { anOpenPlan } from '../../kit/builders/open-plan'

const open = anOpenPlan()

describe('a screen of a project', () => {
  it('sees its plan once that is open', () => {
    expect(projectPlanStateOf(open, '7')).toBe(open)
  })

  it.each([true, false])('sees that its plan could not be read; unknown: %s', (isUnknown) => {
    expect(projectPlanStateOf({ kind: 'failed', projectId: '7', isUnknown }, '7')).toEqual({
      kind: 'failed',
      isUnknown,
    })
  })

  it.each<PlanState>([
    { kind: 'closed' },
    { kind: 'loading', projectId: '7' },
    { kind: 'loading', projectId: '8' },
    { kind: 'failed', projectId: '8', isUnknown: true },
    { ...open, project: { id: '8', name: 'Week 49' } },
  ])('waits for its own plan while the state is %o', (state) => {
    expect(projectPlanStateOf(state, '7')).toEqual({ kind: 'waiting' })
  })
})
