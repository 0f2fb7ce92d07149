import { describe, expect, it } from 'vitest'
import type { ChangeHeader } from '../../../src/domain/history'
import { moveStop, removeStop, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { aPlanOf } from '../../kit/builders/plan'
import { recorded, undoneAtVersion } from '../../kit/builders/recorded-change'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'
import { planAfterRedo } from '../../kit/undo-redo-at-once'

const plan = aPlanOf(
  [aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 }), aRouteTo(['d'], { index: 2 }), aRouteTo(['e'], { index: 3 })],
  ['loose'],
)

const moved = (from: Plan, id: string, to: number): Plan => right(moveStop(from, { id, to, number: undefined }))

const first = moved(plan, 'a', 1)
const one = recorded('one', 2, plan, first)
const second = moved(first, 'd', 3)
const three = recorded('three', 4, second, moved(second, 'c', 2))

const withNotes = (from: Plan, id: string, notes: string): Plan => ({
  ...from,
  stops: stopList.put(
    from.stops,
    [...from.stops]
      .filter(({ facts }) => facts.id === id)
      .map((stop) => ({ ...stop, facts: { ...stop.facts, notes } })),
  ),
})

describe('planAfterRedo, the change in the way', () => {
  it('a redo is refused for the newest change in force, and not for one that was made and undone since', () => {
    const now = moved(plan, 'b', 1)
    const inForce = recorded('in force', 4, plan, now)
    const madeAndUndone = undoneAtVersion(recorded('made and undone', 5, now, moved(now, 'b', 2)), 6)
    expect(left(planAfterRedo(now, undoneAtVersion(one, 3), [inForce, madeAndUndone]))).toMatchObject({
      id: 'in force',
      isUndone: false,
    })
  })

  it('a redo is refused for a change that was redone and then undone since, where the change depends on that', () => {
    const undoneAgain = undoneAtVersion({ ...one, version: 6 }, 7)
    expect(left(planAfterRedo(moved(plan, 'd', 3), undoneAtVersion(three, 5), [undoneAgain]))).toMatchObject({
      id: 'one',
      isUndone: true,
    })
  })

  it('a redo is refused for no change whose routes are as they were before', () => {
    const edited = moved(plan, 'c', 2)
    const inTheWay = recorded('in the way', 4, plan, edited)
    const there = moved(edited, 'b', 3)
    const removal = recorded('away', 5, edited, there)
    const back = recorded('back', 6, there, edited)
    expect(left(planAfterRedo(edited, undoneAtVersion(one, 3), [inTheWay, removal, back]))).toMatchObject({
      id: 'in the way',
    })
  })

  it('a redo is refused for a change that edited the same stop', () => {
    const edit = recorded('edit', 2, plan, withNotes(plan, 'b', 'Bel aan'))
    const now = withNotes(plan, 'b', 'Achterom')
    const later = recorded('later', 4, plan, now)
    expect(left(planAfterRedo(now, undoneAtVersion(edit, 3), [later]))).toMatchObject({ id: 'later' })
  })

  it('a redo is refused for a change that changed the same fields of the document', () => {
    const edit = recorded('edit', 2, plan, { ...plan, unknownFields: { status: 'Draft' } })
    const now = { ...plan, unknownFields: { status: 'Optimized' } }
    const later = recorded('later', 4, plan, now)
    expect(left(planAfterRedo(now, undoneAtVersion(edit, 3), [later]))).toMatchObject({ id: 'later' })
  })

  it('a redo is refused for a change that planned a stop which the change removes', () => {
    const removal = recorded('removal', 2, plan, right(removeStop(plan, 'loose')))
    const now = moved(plan, 'loose', 2)
    const later = recorded('later', 4, plan, now)
    expect(left(planAfterRedo(now, undoneAtVersion(removal, 3), [later]))).toMatchObject({ id: 'later' })
  })
})

describe('planAfterRedo: the days of carriers', () => {
  const day = '2026-11-23'
  const carried = (carrierId: number | undefined, changes: Partial<Route> = {}): Route =>
    aRouteTo([], { carrierId, ...changes })
  const before = aPlanOf([aRouteTo(['a'], { carrierId: 7 }), aRouteTo(['b'], { index: 1, carrierId: 8 })])
  const withRoutes = (...routes: ReadonlyArray<Route>): Plan => ({ ...before, routes: [...before.routes, ...routes] })
  const added = undoneAtVersion(recorded('added', 2, before, withRoutes(carried(9, { index: 2 }))), 3)
  const other = recorded('other', 5, before, withRoutes(carried(9, { index: 3 })))
  const laterOnDayOf = (carrier: number, undoneVersion: number | undefined): ChangeHeader => ({
    id: `of carrier ${carrier}`,
    description: '',
    version: 6,
    undoneVersion,
    affectedKeys: [`carrier ${carrier} on ${day}`],
  })

  it('a redo that would give a carrier a second route is refused, and names the change in force that gave the first', () => {
    const now = withRoutes(carried(9, { index: 3 }))
    expect(left(planAfterRedo(now, added, [other, laterOnDayOf(9, 7)]))).toMatchObject({ id: 'other' })
  })

  it('a redo is possible once the other route of the carrier is gone, or has another carrier', () => {
    const now = withRoutes(carried(10, { index: 3 }))
    expect(right(planAfterRedo(now, added, [other, laterOnDayOf(9, undefined)])).routes.length).toBe(4)
  })

  it('a redo that swaps the carriers of two routes is not in its own way', () => {
    const [north, south] = before.routes
    if (north === undefined || south === undefined) throw new Error('two routes')
    const swapped = {
      ...before,
      routes: [
        { ...north, carrierId: 8 },
        { ...south, carrierId: 7 },
      ],
    }
    const swap = undoneAtVersion(recorded('swap', 2, before, swapped), 3)
    const since = [laterOnDayOf(7, undefined), laterOnDayOf(8, undefined)]
    expect(right(planAfterRedo(before, swap, since)).routes).toEqual(swapped.routes)
  })

  it('a redo that changes no carrier is possible though the carrier has two routes', () => {
    const twice = withRoutes(carried(7, { index: 2 }))
    const renamed = {
      ...twice,
      routes: twice.routes.map((route, index) => (index === 0 ? { ...route, name: 'Oost' } : route)),
    }
    const rename = undoneAtVersion(recorded('rename', 2, twice, renamed), 3)
    expect(right(planAfterRedo(twice, rename, [laterOnDayOf(7, undefined)])).routes).toEqual(renamed.routes)
  })
})
