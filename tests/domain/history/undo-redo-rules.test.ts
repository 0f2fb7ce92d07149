import { describe, expect, it } from 'vitest'
import {
  applyChange,
  diffPlans,
  latestVersionOf,
  undoRefusalMessage,
  planAfterRedoInSteps,
  applyForward,
  applyBackward,
  planAfterUndoInSteps,
} from '../../../src/domain/history'
import * as O from 'fp-ts/Option'
import { addStop, assemblePlan, moveStop, removeStop, type Plan } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import type { Steps } from '../../../src/domain/value'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { recorded, undoneAtVersion } from '../../kit/builders/recorded-change'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { planAfterRedo, planAfterUndo } from '../../kit/undo-redo-at-once'
import { unplanStop } from '../../kit/unplan-stop'

const plan = aPlanOf(
  [aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 }), aRouteTo(['d'], { index: 2 }), aRouteTo(['e'], { index: 3 })],
  ['loose'],
)

const moved = (from: Plan, id: string, to: number): Plan => right(moveStop(from, { id, to, number: undefined }))

const first = moved(plan, 'a', 1)
const one = recorded('one', 2, plan, first)
const second = moved(first, 'd', 3)
const two = recorded('two', 3, first, second)
const third = moved(second, 'c', 2)
const three = recorded('three', 4, second, third)

const inSteps = <A>(work: Steps<A>): { readonly result: A; readonly steps: number } => {
  for (let steps = 0; ; steps += 1) {
    const step = work.next()
    if (step.done === true) return { result: step.value, steps }
  }
}

describe('planAfterUndo', () => {
  it('a change is undone despite a later change of other routes', () => {
    expect(right(planAfterUndo(second, one, [two]))).toEqual(moved(plan, 'd', 3))
  })

  it('a change of thousands of stops is undone and redone in steps', () => {
    const ids = Array.from({ length: 3_000 }, (_, index) => `s${index}`)
    const [empty, full] = [aPlanOf([], []), aPlanOf([], ids)]
    const change = recorded('one', 2, empty, full)
    const undone = inSteps(planAfterUndoInSteps(full, change, []))
    expect(right(undone.result)).toEqual(right(planAfterUndo(full, change, [])))
    expect(undone.steps).toBe(9)
    const redone = inSteps(planAfterRedoInSteps(empty, undoneAtVersion(change, 3), []))
    expect(right(redone.result)).toEqual(right(planAfterRedo(empty, undoneAtVersion(change, 3), [])))
    expect(redone.steps).toBe(9)
  })

  it('an undo is refused while later changes affect the same, and names the newest of these', () => {
    const fourth = moved(third, 'a', 0)
    const four = recorded('four', 5, third, fourth)
    expect(left(planAfterUndo(fourth, one, [two, four, three]))).toEqual({
      kind: 'in the way',
      id: 'four',
      description: 'words of four',
      isUndone: false,
    })
  })

  it('an undo is possible once the later change is undone', () => {
    const back = right(planAfterUndo(third, three, []))
    expect(right(planAfterUndo(back, one, [two, undoneAtVersion(three, 5)]))).toEqual(moved(plan, 'd', 3))
  })

  it('an undo is refused when the change is undone already', () => {
    expect(left(planAfterUndo(plan, undoneAtVersion(one, 3), []))).toEqual({ kind: 'already undone' })
  })

  it('an undo is refused when the plan is not as the change left it, though no listed change explains it', () => {
    expect(left(planAfterUndo(moved(first, 'b', 1), one, []))).toEqual({ kind: 'no longer fits' })
  })
})

describe('planAfterRedo', () => {
  it('a redo names the undone change that it depends on, whatever changes came since', () => {
    const elsewhere = recorded('far', 3, first, moved(first, 'a', 2))
    const fresh = recorded('fresh', 6, plan, moved(plan, 'b', 1))
    const now = moved(plan, 'b', 1)
    expect(left(planAfterRedo(now, undoneAtVersion(elsewhere, 4), [fresh, undoneAtVersion(one, 5)]))).toMatchObject({
      id: 'one',
    })
  })

  it('a redo is refused while the change is in force', () => {
    expect(left(planAfterRedo(first, one, []))).toEqual({ kind: 'not undone' })
  })

  it('a redo is refused after a change that affects the same, and names that', () => {
    const other = moved(plan, 'c', 0)
    const later = recorded('later', 4, plan, other)
    expect(left(planAfterRedo(other, undoneAtVersion(one, 3), [later]))).toEqual({
      kind: 'in the way',
      id: 'later',
      description: 'words of later',
      isUndone: false,
    })
  })

  it('a redo is refused while a change that it depends on is undone, and names that', () => {
    expect(left(planAfterRedo(moved(plan, 'd', 3), undoneAtVersion(three, 5), [undoneAtVersion(one, 6)]))).toEqual({
      kind: 'in the way',
      id: 'one',
      description: 'words of one',
      isUndone: true,
    })
  })

  it('a redo is possible when the change that it depends on is redone', () => {
    const redone = { ...one, version: 7 }
    expect(right(planAfterRedo(second, undoneAtVersion(three, 5), [redone]))).toEqual(third)
  })

  it('a redo is refused when the plan is not as it was before the change, though no listed change explains it', () => {
    expect(left(planAfterRedo(moved(plan, 'b', 1), undoneAtVersion(one, 3), []))).toEqual({ kind: 'no longer fits' })
  })
})

describe('applyBackward: a stop that a change took out of its route', () => {
  const unplanned = right(unplanStop(plan, 'b'))
  const change = diffPlans(plan, unplanned)

  it('the undo is refused when another route visits the stop by now', () => {
    expect(applyBackward(moved(unplanned, 'b', 2), change)).toEqual(O.none)
  })

  it('the undo is refused when the stop is removed by now', () => {
    expect(applyBackward(right(removeStop(unplanned, 'b')), change)).toEqual(O.none)
  })

  it('the stop returns to its route though other stops were planned elsewhere', () => {
    expect(applyBackward(moved(unplanned, 'loose', 2), change)).toEqual(O.some(moved(plan, 'loose', 2)))
  })
})

describe('applyBackward: a stop that a change removed', () => {
  it('several stops return each at its index', () => {
    const ids = ({ stops }: Plan): ReadonlyArray<string> => [...stops].map(({ facts: { id } }) => id)
    const without = ['a', 'c', 'loose'].reduce((from, id) => right(removeStop(from, id)), plan)
    const back = O.toUndefined(applyBackward(without, diffPlans(plan, without)))
    expect(back && ids(back)).toEqual(ids(plan))
  })

  it('the stop returns at its index, or last where the list is shorter by now', () => {
    const without = right(removeStop(plan, 'e'))
    const change = diffPlans(plan, without)
    const shorter = right(removeStop(right(removeStop(right(removeStop(without, 'loose')), 'b')), 'c'))
    const ids = (result: O.Option<Plan>): ReadonlyArray<string> =>
      O.isSome(result) ? [...result.value.stops].map(({ facts: { id } }) => id) : []
    expect(ids(applyBackward(without, change))).toEqual(['a', 'b', 'c', 'd', 'e', 'loose'])
    expect(ids(applyBackward(shorter, change))).toEqual(['a', 'd', 'e'])
  })
})

describe('applyBackward: a stop that a change added', () => {
  const added = right(addStop(plan, aStopCalled('new')))
  const change = diffPlans(plan, added)

  it('the stop is removed again', () => {
    expect(applyBackward(added, change)).toEqual(O.some(plan))
  })

  it('the undo is refused when a route visits the stop by now', () => {
    expect(applyBackward(moved(added, 'new', 2), change)).toEqual(O.none)
  })

  it('the start of a route, which names the route though no visit is to it, is removed again', () => {
    const before = assemblePlan(plan.routes, plan.stops, plan.unknownFields)
    const start = aStopCalled('start', { type: 'START' })
    const withStart = assemblePlan(plan.routes, [...plan.stops, start], plan.unknownFields)
    expect(stopList.get(withStart.stops, 'start')?.placement.routeNumber).toBe(4)
    expect(applyBackward(withStart, diffPlans(before, withStart))).toEqual(O.some(before))
  })
})

describe('applyForward', () => {
  it('a change is not applied to a plan that a later change has changed', () => {
    expect(applyForward(third, one.change)).toEqual(O.none)
  })
})

describe('applyChange', () => {
  it('a change that is undone is taken back, and one that is made or redone is applied', () => {
    expect(applyChange(first, 'undone', one.change)).toEqual(O.some(plan))
    for (const action of ['made', 'redone'] as const)
      expect(applyChange(plan, action, one.change)).toEqual(O.some(first))
  })
})

describe('latestVersionOf', () => {
  it('the latest version is that at which the change was last made, redone or undone', () => {
    expect([latestVersionOf(one), latestVersionOf(undoneAtVersion(one, 9))]).toEqual([2, 9])
  })
})

describe('undoRefusalMessage', () => {
  it.each([
    ['This change is undone already', { kind: 'already undone' }],
    ['This change is in force: there is nothing to redo', { kind: 'not undone' }],
    [
      'A later change is in the way. Undo that first: Route 2 recalculated',
      { kind: 'in the way', id: 'x', description: 'Route 2 recalculated', isUndone: false },
    ],
    [
      'This change stands on another that is undone. Redo that first: Route 2 recalculated',
      { kind: 'in the way', id: 'x', description: 'Route 2 recalculated', isUndone: true },
    ],
    ['The plan is no longer as this change left it', { kind: 'no longer fits' }],
  ] as const)('%s', (text, refused) => {
    expect(undoRefusalMessage(refused)).toBe(text)
  })
})
