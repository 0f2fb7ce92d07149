import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMissedSlots, type PlanWithMissedSlots } from '../../../src/domain/map/missed-slots-by-stop'
import { replaceStopFacts, moveStop, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { cloneOf, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { plainFacts } from '../../kit/arbitraries/stop'
import { right } from '../../kit/either'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const at = (hour: number): string => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`

const timed = (names: ReadonlyArray<string>, index: number) => {
  const route = { ...aRouteTo(names), index, day: '2026-11-24' }
  return {
    ...route,
    visits: route.visits.map((visit, position) => ({
      ...visit,
      arrival: at(8 + position),
      departure: at(8 + position),
    })),
  }
}

const plan: Plan = planOf(
  [timed(['a', 'b', 'c'], 0), timed(['d', 'e'], 1)],
  ids.map((id) => ({ ...plainFacts, id, timeSlotEarliest: undefined, timeSlotLatest: '10:00' })),
)

type Edit = { readonly kind: 'slot' | 'move'; readonly stop: string; readonly hour: number; readonly to: number }

const afterEdit = (before: Plan, { kind, stop, hour, to }: Edit): Plan => {
  const facts = stopList.get(before.stops, stop)?.facts
  if (kind === 'move') return right(moveStop(before, { id: stop, to, number: undefined }))
  return facts === undefined ? before : right(replaceStopFacts(before, { ...facts, timeSlotLatest: `${hour}:00` }))
}

describe('findMissedSlots', () => {
  it('the late stops after any edits are those of a plan that was never looked at', () => {
    const edit = fc.record({
      kind: fc.constantFrom<Edit['kind']>('slot', 'move'),
      stop: fc.constantFrom(...ids),
      hour: fc.integer({ min: 10, max: 13 }),
      to: fc.nat(1),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let edited = plan
        let found: PlanWithMissedSlots | undefined
        for (const next of edits) {
          edited = afterEdit(edited, next)
          found = findMissedSlots(edited, found)
          expect(found.missedSlotsByStop).toEqual(findMissedSlots(cloneOf(edited)).missedSlotsByStop)
        }
      }),
    )
  })

  it('an edit after which the same stops miss their slots in the same way keeps the object, so that no pin is drawn again', () => {
    const before = findMissedSlots(plan)
    const edited = afterEdit(plan, { kind: 'slot', stop: 'a', hour: 13, to: 0 })
    expect(edited).not.toBe(plan)
    expect(findMissedSlots(edited, before).missedSlotsByStop).toBe(before.missedSlotsByStop)
  })

  it('a route that an edit left alone is not looked at again, however many there are', () => {
    let readCount = 0
    const countReads = (route: Route): Route =>
      new Proxy(route, {
        get: (target, key) => {
          readCount += 1
          return Reflect.get(target, key)
        },
      })
    const watched: Plan = { ...plan, routes: [timed(['a', 'b', 'c'], 0), countReads(timed(['d', 'e'], 1))] }
    const before = findMissedSlots(watched)
    const edited = afterEdit(watched, { kind: 'slot', stop: 'c', hour: 13, to: 0 })
    readCount = 0
    expect(findMissedSlots(edited, before).missedSlotsByStop.size).toBe(0)
    expect(readCount).toBe(0)
  })

  it('a stop that arrives after its slot is late', () => {
    expect([...findMissedSlots(plan).missedSlotsByStop.values()]).toEqual([{ id: 'c', kind: 'late', seconds: 3600 }])
  })
})
