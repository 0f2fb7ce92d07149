import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  affectedItemKeysOf,
  applyBackward,
  diffPlans,
  isEmptyChange,
  latestVersionOf,
  positionKeysOf,
  stopsMovedBy,
  summariseMoves,
  type UndoableChange,
} from '../../../src/domain/history'
import { applyMoves, currentRouteOf, positionAfter, type Move } from '../../../src/domain/move'
import { routeAt, type Plan } from '../../../src/domain/plan'
import type { StopId } from '../../../src/domain/stop'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const ids = ['a', 'b', 'c', 'd', 'e', 'u']
const start = aPlanOf([aRouteTo(['a', 'b', 'c']), aRouteTo(['d', 'e'], { index: 1, carrierId: 2 })], ['u'])

type Step = { readonly by: string } & (
  | { readonly kind: 'move'; readonly stop: StopId; readonly route: number; readonly place: number }
  | { readonly kind: 'undo' }
)

const by = fc.constantFrom('anna', 'piet')
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        by,
        kind: fc.constant('move' as const),
        stop: fc.constantFrom(...ids),
        route: fc.nat(2),
        place: fc.nat(3),
      }),
    },
    { weight: 1, arbitrary: fc.record({ by, kind: fc.constant('undo' as const) }) },
  ),
  { minLength: 1, maxLength: 8 },
)

const moveOn = (plan: Plan, { stop, route, place }: Extract<Step, { readonly kind: 'move' }>): Move => {
  const visits = O.toUndefined(routeAt(plan, route))?.visits.filter(({ id }) => id !== stop)
  const position = positionAfter(visits?.[(place % (visits.length + 1)) - 1]?.id)
  return {
    stop,
    to: visits === undefined ? { kind: 'unplanned' } : { kind: 'route', index: route },
    position,
    from: undefined,
  }
}

/** A change, the stop that its sender named, and who made or undid it last. */
type Made = UndoableChange & { readonly stop: StopId; readonly by: string }

type History = { readonly plan: Plan; readonly version: number; readonly made: ReadonlyArray<Made> }

const withStep = (history: History, step: Step): History => {
  const { plan, version, made } = history
  const next = version + 1
  if (step.kind === 'undo') {
    const last = made.findLast(({ undoneVersion }) => undoneVersion === undefined)
    if (last === undefined) return history
    const undone = O.toUndefined(applyBackward(plan, last.change))
    if (undone === undefined) return history
    const marked = { ...last, by: step.by, undoneVersion: next }
    return { plan: undone, version: next, made: made.map((one) => (one === last ? marked : one)) }
  }
  const after = right(applyMoves(plan, [moveOn(plan, step)], movesContext)).plan
  const change = diffPlans(plan, after)
  if (isEmptyChange(change)) return history
  const keys = positionKeysOf(summariseMoves(plan, after, [step.stop]), change)
  const affectedKeys = [...affectedItemKeysOf(change), ...keys]
  const one = { id: `${next}`, description: '', version: next, undoneVersion: undefined, affectedKeys, change }
  return { plan: after, version: next, made: [...made, { ...one, stop: step.stop, by: step.by }] }
}

describe('a move of a stop by a user whose screen shows an earlier plan', () => {
  it('the move is refused exactly where another user has moved that very stop since, or undone such a move', () => {
    fc.assert(
      fc.property(steps, fc.nat(8), fc.constantFrom(...ids), (taken, behind, stop) => {
        const { plan, version, made } = taken.reduce(withStep, { plan: start, version: 1, made: [] })
        const seen = Math.max(1, version - behind)
        const others = made.filter((one) => latestVersionOf(one) > seen && one.by !== 'anna')
        const moved = new Set(others.flatMap((one) => [...stopsMovedBy(one)]))
        const move: Move = {
          stop,
          to: { kind: 'unplanned' },
          position: { kind: 'first' },
          from: currentRouteOf(plan, stop),
        }
        const answer = applyMoves(plan, [move], { ...movesContext, isMovedByOthers: (id) => moved.has(id) })
        const refusal = { kind: 'moved meanwhile', stops: [stop] }
        const isMoved = others.some((one) => one.stop === stop)
        expect(E.isLeft(answer) ? answer.left : undefined).toEqual(isMoved ? refusal : undefined)
        const unclaimed = applyMoves(plan, [{ ...move, from: undefined }], {
          ...movesContext,
          isMovedByOthers: () => true,
        })
        expect(E.isRight(unclaimed)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('of a change of the whole plan that names no stop, the stop without which both orders are the same has moved', () => {
    const moved = (order: ReadonlyArray<StopId>) => {
      const change = diffPlans(
        start,
        aPlanOf([aRouteTo(order), aRouteTo(['d', 'e'], { index: 1, carrierId: 2 })], ['u']),
      )
      return [...stopsMovedBy({ change, affectedKeys: affectedItemKeysOf(change) })]
    }
    expect(moved(['b', 'c', 'a'])).toEqual(['a'])
    expect(moved(['c', 'b', 'a'])).toEqual(['c', 'a'])
  })
})
