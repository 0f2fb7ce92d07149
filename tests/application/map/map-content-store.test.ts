import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { MapStore, mapActions, MapContentStore, updateMapView } from '../../../src/application/map'
import { DriversStore } from '../../../src/application/driver'
import { DragStore } from '../../../src/application/move/drag-store'
import { MoveDialogStore } from '../../../src/application/move/move-dialog-store'
import { PlanStore } from '../../../src/application/plan'
import { SessionStore } from '../../../src/application/session'
import { mapMessage, type MapContent } from '../../../src/domain/map'
import { zeroFigures } from '../../../src/domain/schedule'
import { moveStop } from '../../../src/domain/plan'
import { right } from '../../kit/either'
import { headquartersIn, linesIn, plan as aPlan, stopsIn } from '../../domain/map/drawn'

const setUp = () => {
  const [plan, currentPlan, map, session] = [new PlanStore(), new PlanStore(), new MapStore(), new SessionStore()]
  const move = { drag: new DragStore(), dialog: new MoveDialogStore() }
  const store = new MapContentStore({ plan, currentPlan, map, move, driver: new DriversStore(), session })
  const contents: MapContent[] = []
  autorun(() => contents.push(store.content))
  return { store, move, plan, currentPlan, map, session, contents, last: () => contents.at(-1) ?? store.content }
}

const opened = { project: { id: 'p1', name: 'Utrecht' }, createdAt: undefined, version: 1, plan: aPlan } as const

describe('MapContentStore', () => {
  it('before a project is open, the map content has the headquarters and no stops', () => {
    const { last } = setUp()
    expect(headquartersIn(last())).toBe(2)
    expect(stopsIn(last())).toBe('')
  })

  it('the map content follows the plan and the view', () => {
    const { plan, map, last } = setUp()
    plan.set({ kind: 'open', ...opened })
    expect(stopsIn(last())).toBe('a b c loose')
    updateMapView({ map, cookies: { write: () => undefined } })(mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect(stopsIn(last())).toBe('c')
  })

  it('the other routes of the day show beside the only route in view while a stop is dragged', () => {
    const { move, plan, map, contents, last } = setUp()
    const onOneDay = aPlan.routes.map((route) => ({ ...route, day: '2026-11-24' }))
    const nextDay = onOneDay.map((route) => ({ ...route, index: route.index + 2, day: '2026-11-25' }))
    plan.set({ kind: 'open', ...opened, plan: { ...aPlan, routes: [...onOneDay, ...nextDay] } })
    const update = updateMapView({ map, cookies: { write: () => undefined } })
    update(mapMessage('zoomToRoute', { routeIndex: 1 }))
    const before = last()
    expect(linesIn(before)).toBe('1')
    move.drag.start(['c'])
    expect(linesIn(last())).toBe('0 1')
    expect([last().pins, last().camera]).toEqual([before.pins, before.camera])
    const { length } = contents
    move.drag.setTarget({ to: { kind: 'route', index: 0 }, position: { kind: 'cheapest' } })
    expect(contents).toHaveLength(length)
    move.drag.end('')
    expect(linesIn(last())).toBe('1')
  })

  it('the move of an option is shown while its dialog is open, and that of a drag before it', () => {
    const { store, move, plan } = setUp()
    plan.set({ kind: 'open', ...opened })
    expect(store.movePreview).toBeUndefined()
    move.dialog.set({ stops: ['a'], prices: { kind: 'loading' } })
    expect(store.movePreview).toBeUndefined()
    move.dialog.setTarget({ to: { kind: 'route', index: 1 }, position: { kind: 'first' } })
    expect([store.movePreview?.routes, store.movePreview?.newLegs[0]?.points.length]).toEqual([[0, 1], 3])
    move.drag.start(['b'])
    expect(store.movePreview?.stops).toEqual(['b'])
    move.drag.end('')
    move.dialog.set(undefined)
    move.dialog.set({ stops: ['b'], prices: { kind: 'loading' } })
    expect(store.movePreview).toBeUndefined()
  })

  it('the move to a route of another day is shown with its price', () => {
    const { store, move, plan } = setUp()
    plan.set({ kind: 'open', ...opened })
    const bestPosition = { after: undefined, stopNumber: 10, arrival: undefined, figures: zeroFigures, lock: undefined }
    const price = {
      to: { kind: 'route', index: 1 },
      day: '2026-11-25',
      bestPosition,
      figures: { ...zeroFigures, metres: 2_000 },
      lock: undefined,
      positionPrices: undefined,
    } as const
    for (const prices of [{ kind: 'loading' }, { kind: 'unknown' }, { kind: 'known', prices: [] }] as const) {
      move.dialog.set({ stops: ['a'], prices, otherDays: { kind: 'known', prices: [price] } })
      move.dialog.setTarget({ to: price.to, position: { kind: 'cheapest' } })
      expect(store.movePreview).toMatchObject({ routes: [0, 1], newLegs: [{}], price: { badge: { number: 2 } } })
    }
  })

  it('the places of a stop that is not added yet are shown once its point is known', () => {
    const { store, map, plan } = setUp()
    const actions = mapActions({ map })
    plan.set({ kind: 'open', ...opened })
    const bestPosition = { after: 'a', stopNumber: 20, arrival: undefined, figures: zeroFigures, lock: undefined }
    const price = {
      to: { kind: 'route', index: 0 },
      day: undefined,
      bestPosition,
      figures: zeroFigures,
      lock: undefined,
    } as const
    actions.setProposedPositions({ positions: [{ ...price, positionPrices: undefined }], priced: undefined })
    expect(store.movePreview).toBeUndefined()
    actions.setProposedPoint({ lat: 52, lng: 5 })
    expect(store.movePreview?.routes).toEqual([0])
    const { value } = map
    actions.setProposedPositions({ positions: [{ ...price, positionPrices: undefined }], priced: undefined })
    expect(map.value).toBe(value)
    actions.setProposedPositions(undefined)
    expect(store.movePreview).toBeUndefined()
  })

  it('the map content is not computed again when an item is highlighted', () => {
    const { map, contents } = setUp()
    mapActions({ map }).highlight({ kind: 'route', index: 0 })
    expect(contents).toHaveLength(1)
  })

  it('an edit after which no other stop misses its slot keeps the object of missed slots', () => {
    const { plan, last } = setUp()
    plan.set({ kind: 'open', ...opened })
    const before = last()
    plan.set({
      kind: 'open',
      ...opened,
      version: 2,
      plan: right(moveStop(aPlan, { id: 'a', to: 1, number: undefined })),
    })
    expect(last()).not.toBe(before)
    expect(last().missedSlotsByStop).toBe(before.missedSlotsByStop)
  })

  it('currentPlanLines has the lines of the current plan only while a proposal is shown, filtered by the view', () => {
    const { store, currentPlan, map } = setUp()
    expect(store.currentPlanLines.size).toBe(0)
    currentPlan.set({ kind: 'open', ...opened })
    expect([...store.currentPlanLines.keys()]).toEqual([0, 1])
    updateMapView({ map, cookies: { write: () => undefined } })(mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect([...store.currentPlanLines.keys()]).toEqual([1])
  })
})
