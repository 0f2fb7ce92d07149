import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffPlans, applyBackward } from '../../../src/domain/history'
import { applyMoves } from '../../../src/domain/move'
import { NO_NUMBER, stopList } from '../../../src/domain/stop'
import { aPlanAndMoves } from '../../kit/arbitraries/moves'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { movesContext } from '../../kit/builders/moves-context'
import { idsIn } from '../../kit/plan-queries'
import { testRuns } from '../../laws/test-runs'

describe('applyMoves, any plan and moves', () => {
  it('every stop is kept with its facts, and visited once at most', () => {
    fc.assert(
      fc.property(aPlanAndMoves(), ({ plan: before, moves }) => {
        const result = applyMoves(before, moves, movesContext)
        if (E.isLeft(result)) return
        const after = result.right.plan
        assertValidPlan(after)
        expect(idsIn(after).toSorted()).toEqual(idsIn(before).toSorted())
        for (const stop of before.stops) expect(stopList.get(after.stops, stop.facts.id)?.facts).toBe(stop.facts)
      }),
      testRuns,
    )
  })

  it('each stop is at the number and on the route that the answer says', () => {
    fc.assert(
      fc.property(aPlanAndMoves(), ({ plan: before, moves }) => {
        const result = applyMoves(before, moves, movesContext)
        if (E.isLeft(result)) return
        for (const { stop, route, stopNumber } of result.right.movedStops) {
          const visiting = result.right.plan.routes.find(({ visits }) => visits.some(({ id }) => id === stop))
          expect([visiting?.index, visiting?.visits.find(({ id }) => id === stop)?.stopNumber ?? NO_NUMBER]).toEqual([
            route,
            stopNumber,
          ])
        }
      }),
      testRuns,
    )
  })

  it('the reverse of the change brings the plan back', () => {
    fc.assert(
      fc.property(aPlanAndMoves(), ({ plan: before, moves }) => {
        const result = applyMoves(before, moves, movesContext)
        if (E.isLeft(result)) return
        const change = diffPlans(before, result.right.plan)
        expect(O.toUndefined(applyBackward(result.right.plan, change))?.routes).toEqual(before.routes)
      }),
      testRuns,
    )
  })
})
