import { describe, expect, it } from 'vitest'
import {
  chooseRoutes,
  OptimisationStore,
  initialOptimisationState,
  type Proposed,
} from '../../../src/application/optimisation'
import { ColleagueStore } from '../../../src/application/colleague'
import { PlanStore } from '../../../src/application/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aProposal, openPlanWith } from '../../kit/builders/proposal'
import { aRouteTo } from '../../kit/builders/route'

const south = { index: 1, name: 'Zuid', carrierId: 8 }
const now = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], south)])
const proposed = aPlanOf([aRouteTo(['a']), aRouteTo(['c', 'b'], south)])

const setUp = (overrides: Partial<Proposed> = {}) => {
  const [store, plan] = [new OptimisationStore(), new PlanStore()]
  plan.set({ kind: 'open', ...openPlanWith(now) })
  const before = aProposal(proposed, overrides)
  store.set({ ...initialOptimisationState, project: '7', phase: before, isProposalShown: true })
  const phase = () => {
    const { phase: current } = store.value
    if (current.kind !== 'proposed') throw new Error('The proposal is gone.')
    return current
  }
  const acceptedVisits = () =>
    phase().planIfAccepted.document.routes.map(({ visits }) => visits.map(({ id }) => id).join(''))
  return {
    store,
    phase,
    acceptedVisits,
    before,
    choose: chooseRoutes({ store, plan, colleagues: new ColleagueStore() }),
  }
}

describe('chooseRoutes', () => {
  it('all routes of a proposal are accepted at first', () => {
    const { acceptedVisits, phase, before } = setUp()
    expect(acceptedVisits()).toEqual(['a', 'cb'])
    expect(phase().planIfAccepted).toEqual(before.planIfAccepted)
  })

  it('routes are declined and accepted one by one, and the map shows the resulting plan', () => {
    const { choose, acceptedVisits, phase, store } = setUp()
    choose.toggle('route 0')
    expect([phase().declined, acceptedVisits()]).toEqual([['route 0'], ['a', 'cb']])
    choose.toggle('route 1')
    expect(acceptedVisits()).toEqual(['ab', 'c'])
    choose.toggle('route 0')
    expect(acceptedVisits()).toEqual(['a', 'c'])
    expect(store.proposal?.routes).toBe(phase().planIfAccepted.document.routes)
    choose.toggle('route 1')
    expect(phase().planIfAccepted).toBe(phase().result)
  })

  it('all routes are declined at once, and accepted at once', () => {
    const { choose, phase, acceptedVisits } = setUp()
    choose.toggleAll()
    expect([phase().declined, acceptedVisits()]).toEqual([
      ['route 0', 'route 1'],
      ['ab', 'c'],
    ])
    choose.toggleAll()
    expect([phase().declined, acceptedVisits()]).toEqual([[], ['a', 'cb']])
  })

  it('the choice of routes cannot change while the proposal is saved', () => {
    const { choose, phase } = setUp({ isSaving: true })
    choose.toggle('route 0')
    choose.toggleAll()
    expect(phase().declined).toEqual([])
  })
})
