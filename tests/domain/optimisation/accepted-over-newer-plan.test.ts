import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affectedItemKeysOf, diffPlans, routeKeyOf, stopKeyOf } from '../../../src/domain/history'
import {
  acceptedOverNewerPlan,
  acceptedPart,
  comparisonKeyOf,
  affectedRoutesOf,
  compareRoutes,
  findEffect,
  isKnownKey,
} from '../../../src/domain/optimisation'
import { findBrokenLock, setLocks } from '../../../src/domain/lock'
import { moveStop, type Plan } from '../../../src/domain/plan'
import { anEdit, aStoredPlan } from '../../kit/arbitraries/history'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { afterEdit, type Edit } from '../../kit/edits'
import { right } from '../../kit/either'
import { factsIn, idsIn, visitingRouteIn } from '../../kit/plan-queries'
import { assertConsistent } from '../../kit/simple-plan'
import { aStopEdit } from '../../kit/stop-edits'
import { testRuns } from '../../laws/test-runs'

const base = aPlanOf(
  [
    aRouteTo(['a', 'b'], { index: 0, name: 'Noord', carrierId: 1 }),
    aRouteTo(['c'], { index: 1, name: 'Zuid', carrierId: 2 }),
    aRouteTo(['d'], { index: 2, name: 'Oost', carrierId: 3 }),
  ],
  ['u', 'v'],
)
/** A proposal has the stops of the plan that it was made for. */
const aProposalEdit = (): fc.Arbitrary<Edit> =>
  aStopEdit()
    .filter(({ kind }) => kind === 'move' || kind === 'resequence' || kind === 'unplan')
    .map((stopEdit): Edit => ({ edit: 'stop', stopEdit }))
const moved = (plan: Plan, id: string, to: number) => right(moveStop(plan, { id, to, number: undefined }))
const affectedBetween = (before: Plan, after: Plan) => new Set(affectedItemKeysOf(diffPlans(before, after)))
const withLockedRoutes = (plan: Plan, indexes: ReadonlyArray<number>) => {
  const routes = indexes.filter((index) => plan.routes.some((route) => route.index === index))
  return right(setLocks(plan, { stops: [], routes }, { by: 'piet', at: '2026-11-23T07:52:00.000Z' }))
}
const visitsOf = ({ routes }: Plan) => routes.map(({ index, visits }) => [index, visits.map(({ id }) => id).join('')])

describe('acceptedOverNewerPlan', () => {
  const proposed = moved(moved(base, 'u', 0), 'v', 2)

  it('routes that nobody changed land, and a changed one stays as it is', () => {
    const current = moved(base, 'c', 2)
    const affected = affectedBetween(base, current)
    expect(affectedRoutesOf(current, proposed, affected).map(comparisonKeyOf)).toEqual(['route 1', 'route 2'])
    expect(visitsOf(acceptedOverNewerPlan(current, proposed, { affected, declined: new Set() }))).toEqual([
      [0, 'abu'],
      [1, ''],
      [2, 'dc'],
    ])
  })

  it('a route that somebody added since stays', () => {
    const current = { ...base, routes: [...base.routes, aRouteTo([], { index: 3, name: 'West', carrierId: 4 })] }
    const affected = affectedBetween(base, current)
    expect(visitsOf(acceptedOverNewerPlan(current, proposed, { affected, declined: new Set() }))).toEqual([
      [0, 'abu'],
      [1, 'c'],
      [2, 'dv'],
      [3, ''],
    ])
  })

  it('a route that takes a stop from one that was locked since counts as affected, and the locked one keeps its stops', () => {
    const current = withLockedRoutes(base, [0])
    const affected = affectedBetween(base, current)
    const proposal = moved(moved(base, 'a', 1), 'v', 2)
    expect(affectedRoutesOf(current, proposal, affected).map(comparisonKeyOf)).toEqual(['route 0', 'route 1'])
    expect(visitsOf(acceptedOverNewerPlan(current, proposal, { affected, declined: new Set() }))).toEqual([
      [0, 'ab'],
      [1, 'c'],
      [2, 'dv'],
    ])
  })

  it('where nothing was changed since, the plan is the accepted part', () => {
    fc.assert(
      fc.property(aStoredPlan(), anEdit(), (now, edit) => {
        const proposal = afterEdit(now, edit)
        const over = acceptedOverNewerPlan(now, proposal, { affected: new Set(), declined: new Set() })
        expect(over).toEqual(acceptedPart(now, proposal, new Set()))
      }),
      testRuns,
    )
  })

  it('what others changed since is as they left it, whatever the proposal says', () => {
    fc.assert(
      fc.property(
        aStoredPlan(),
        fc.array(aProposalEdit(), { minLength: 1, maxLength: 4 }),
        fc.array(anEdit(), { minLength: 1, maxLength: 4 }),
        fc.subarray([0, 1, 2]),
        (before, proposalEdits, edits, lockedRoutes) => {
          const proposal = proposalEdits.reduce(afterEdit, before)
          const current = withLockedRoutes(edits.reduce(afterEdit, before), lockedRoutes)
          const affected = affectedBetween(before, current)
          const over = acceptedOverNewerPlan(current, proposal, { affected, declined: new Set() })
          assertConsistent(over)
          const changedIds = idsIn(current).filter((id) => affected.has(stopKeyOf(id)))
          const asLeft = (plan: Plan) => changedIds.map((id) => [factsIn(plan, id), visitingRouteIn(plan, id)])
          expect(asLeft(over)).toEqual(asLeft(current))
          expect(idsIn(over)).toEqual(idsIn(current))
          expect(findBrokenLock(current, over)).toBeUndefined()
        },
      ),
      testRuns,
    )
  })
})

describe('findEffect', () => {
  const effectsOn = (current: Plan, proposal: Plan) =>
    compareRoutes(current.routes, proposal.routes).map(
      (comparison) => findEffect(comparison, current, affectedBetween(base, current))?.kind,
    )

  it('a route that was changed, one that takes a stop which was changed, and an untouched one differ', () => {
    const current = moved(base, 'c', 2)
    const proposal = moved(moved(base, 'c', 0), 'a', 2)
    expect(effectsOn(current, proposal)).toEqual(['stops changed', 'changed', 'changed'])
    expect(effectsOn(base, proposal)).toEqual([undefined, undefined, undefined])
  })

  it('a route that would take stops from a locked one names that route, its lock and how many', () => {
    const current = withLockedRoutes(base, [0])
    const proposal = moved(moved(base, 'a', 1), 'b', 1)
    const [, zuid] = compareRoutes(current.routes, proposal.routes)
    expect(zuid && findEffect(zuid, current, affectedBetween(base, current))).toEqual({
      kind: 'locked',
      index: 0,
      lock: { by: 'piet', at: '2026-11-23T07:52:00.000Z' },
      stopCount: 2,
    })
  })
})

describe('isKnownKey', () => {
  const proposed = { routes: base.routes.slice(0, 2) }
  const isKnown = isKnownKey({ routes: base.routes.slice(1) }, proposed, new Set([routeKeyOf(5)]))

  it('a proposed route and one that the proposal removes have known keys', () => {
    expect(['route 0', 'route 1', 'gone 2'].filter(isKnown)).toEqual(['route 0', 'route 1', 'gone 2'])
  })

  it('a route that was there and was affected since has a known key', () => {
    expect(isKnown('gone 5')).toBe(true)
  })

  it('no other text is a known key', () => {
    expect(['route 2', 'route 5', 'gone 0', 'gone 6', 'gone 5x', 'gone', ''].filter(isKnown)).toEqual([])
  })
})
