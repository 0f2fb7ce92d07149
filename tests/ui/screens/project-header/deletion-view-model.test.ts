import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/domain/plan'
import { emptyPlan } from '../../../../src/domain/plan'
import { deletionViewModel } from '../../../../src/ui/screens/project-header/view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const viewModelOf = (plan: Plan | undefined, serverKeepsHistory = false) =>
  deletionViewModel({ name: 'Week 48', organisation: 'Visser B.V.', plan, serverKeepsHistory })

const lossesOf = (plan: Plan | undefined, serverKeepsHistory = false) =>
  viewModelOf(plan, serverKeepsHistory).losses.map(({ amount, suffix }) => `${amount}${suffix}`)

const onMonday = aRouteTo(['a', 'b'])
const onTuesday = aRouteTo(['c'], { index: 1, day: '2026-11-24' })

describe('deletionViewModel', () => {
  it('the question names the project, and the intro the organisation', () => {
    expect(viewModelOf(emptyPlan)).toMatchObject({
      question: 'Delete project Week 48?',
      intro: 'This deletes for everyone in Visser B.V.:',
    })
    const { intro } = deletionViewModel({
      name: '',
      organisation: undefined,
      plan: undefined,
      serverKeepsHistory: false,
    })
    expect(intro).toBe('This deletes for everyone:')
  })

  it('the losses count the routes, days and stops', () => {
    expect(lossesOf(aPlanOf([onMonday, onTuesday], ['d']))).toEqual([
      '2 routes over 2 days',
      '4 stops, 1 of them unplanned',
    ])
    expect(lossesOf(aPlanOf([onMonday]))).toEqual(['1 route over 1 day', '2 stops, 0 of them unplanned'])
    expect(lossesOf(emptyPlan)).toEqual(['0 stops'])
  })

  it('the losses have no numbers where the project is not loaded', () => {
    expect(lossesOf(undefined)).toEqual(['all its routes and stops'])
  })

  it('the losses include the history where one is kept', () => {
    expect(lossesOf(emptyPlan, true)).toEqual(['0 stops', 'the undo history of this project'])
  })
})
