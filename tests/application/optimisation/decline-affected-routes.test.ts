import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ShownVersion } from '../../../src/application/colleague'
import type { CallFailure } from '../../../src/domain/failure'
import type { AcceptedProposal } from '../../../src/domain/optimisation'
import type { Plan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aProposal, openPlanWith } from '../../kit/builders/proposal'
import { aRouteTo } from '../../kit/builders/route'
import { optimisationUseCases } from '../../kit/optimisation-use-cases'

const route = (index: number, ids: ReadonlyArray<string>) =>
  aRouteTo(ids, { index, name: `Route ${index}`, carrierId: index + 1 })

const now = aPlanOf([route(0, ['a', 'b']), route(1, ['c', 'd']), route(2, ['e'])])
const proposed = aPlanOf([route(0, ['b', 'a']), route(1, ['d', 'c']), route(2, ['e'])])

const piets: ShownVersion = {
  after: 3,
  version: 4,
  by: 'Piet',
  at: '2026-11-24T06:52:00.000Z',
  keys: ['stop a', 'route 0'],
}

/** A proposal for version 3 of the plan. */
const setUp = () => {
  const useCases = optimisationUseCases()
  const { store, plan, colleagues, declineAffectedRoutes } = useCases
  const show = (open: Plan, version: number): void => {
    plan.set({ kind: 'open', ...openPlanWith(open, version) })
  }
  show(now, 3)
  store.set({ ...store.value, phase: aProposal(proposed) })
  const phase = () => {
    const current = store.value.phase
    if (current.kind !== 'proposed') throw new Error('The proposal is gone.')
    return current
  }
  const change = (version: ShownVersion): void => {
    colleagues.set({ versions: [...colleagues.value.versions, version] })
    show(now, version.version)
    declineAffectedRoutes()
  }
  const visits = () => phase().planIfAccepted.document.routes.map((one) => one.visits.map(({ id }) => id).join(''))
  return { ...useCases, phase, change, visits }
}

describe('a proposal while others edit the plan', () => {
  it('a route that somebody changed is declined and says who, and the others stay', () => {
    const { phase, change, visits } = setUp()
    expect(visits()).toEqual(['ba', 'dc', 'e'])
    change(piets)
    expect(phase().declined).toEqual(['route 0'])
    expect([...phase().affectedRoutes]).toEqual([
      ['route 0', { by: 'Piet', at: '2026-11-24T06:52:00.000Z', effect: { kind: 'changed' } }],
    ])
    expect(visits()).toEqual(['ab', 'dc', 'e'])
  })

  it('the last one who changed a route is named', () => {
    const { phase, change } = setUp()
    change(piets)
    change({ ...piets, version: 5, by: 'Anna' })
    change({ ...piets, version: 6, by: 'Rob', keys: ['stop e', 'route 2'] })
    expect(Array.from(phase().affectedRoutes, ([key, { by }]) => [key, by])).toEqual([
      ['route 0', 'Anna'],
      ['route 2', 'Rob'],
    ])
  })

  it('changes from before the proposal affect nothing', () => {
    const { phase, change } = setUp()
    change({ ...piets, version: 3 })
    expect(phase().affectedRoutes.size).toBe(0)
  })

  it('a refusal that names changed routes declines them, nothing is accepted, and the rest can be accepted', async () => {
    const { phase, accept, calls, plan } = setUp()
    const done = accept()
    const refused: E.Either<CallFailure, AcceptedProposal> = E.left({
      kind: 'refused',
      code: 'stale',
      message: 'Changed meanwhile',
      version: 4,
      affectedRouteKeys: ['route 1'],
    })
    plan.set({ kind: 'open', ...openPlanWith(now, 4) })
    calls.accepted[0]?.resolve(refused)
    expect(await done).toEqual(refused)
    expect(phase()).toMatchObject({ declined: ['route 1'], isOutdated: false, isSaving: false })
    void accept()
    expect(calls.accepted.map(({ declined }) => declined)).toEqual([[], ['route 1']])
  })

  it('the moves of the chosen repairs are sent with the acceptance', () => {
    const { phase, accept, calls, store } = setUp()
    const moves = [
      { stop: 'x', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: 'unplanned' } as const,
    ]
    const repairs = [{ description: 'home later', extraMetres: 1, extraSeconds: 1, moves }]
    const result = { ...phase().result, unplanned: [{ stop: 'x', reasons: [], repairs }] }
    store.set({ ...store.value, phase: { ...phase(), result, repairs: ['stop 0 x'] } })
    void accept()
    expect(calls.accepted.map((call) => call.moves)).toEqual([moves])
  })
})
