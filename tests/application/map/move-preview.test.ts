import { describe, expect, it } from 'vitest'
import { movePreviewOf } from '../../../src/application/map/move-preview'
import { markerColourOf, type Route } from '../../../src/domain/route'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const placeOf = (lng: number) => ({ lat: 52, lng })

const visitAt = (id: string, lng: number) => {
  const visit = aVisitTo(id)
  return { ...visit, address: { ...visit.address, coordinates: placeOf(lng) } }
}

const routeOf = (index: number, from: number, ids: ReadonlyArray<string>): Route =>
  aRouteTo([], {
    index,
    start: visitAt('start', 0),
    visits: ids.map((id, place) => visitAt(id, from + place)),
    end: visitAt('end', 9),
  })

const plan = planOf(
  [routeOf(0, 1, ['a', 'b', 'c']), routeOf(1, 5, ['d', 'e'])],
  ['a', 'b', 'c', 'd', 'e', 'loose'].map((id, index) => ({ ...plainFacts, id, coordinates: placeOf(index + 20) })),
)

const loading = { kind: 'loading' } as const

const toRoute = (index: number) => ({ kind: 'route', index }) as const

describe('movePreviewOf', () => {
  it('the routes that the stops leave and come to stay clear', () => {
    const target = { to: toRoute(1), position: { kind: 'cheapest' } } as const
    expect(movePreviewOf(plan, { held: ['a', 'loose'], prices: loading }, undefined).routes).toEqual([0])
    expect(movePreviewOf(plan, { held: ['a', 'd'], prices: loading }, target).routes).toEqual([0, 1])
    expect(movePreviewOf(plan, { held: ['loose'], prices: loading }, undefined)).toEqual({
      stops: ['loose'],
      routes: [],
      newLegs: undefined,
    })
  })

  it('the new legs lead from the stop before over the dragged one to the stop after', () => {
    const at = (stop: string, route: number, after: string | undefined) => {
      const position = after === undefined ? ({ kind: 'first' } as const) : ({ kind: 'after', stop: after } as const)
      const { newLegs } = movePreviewOf(plan, { held: [stop], prices: loading }, { to: toRoute(route), position })
      return newLegs?.points.map(({ lng }) => lng)
    }
    expect(at('a', 1, 'd')).toEqual([5, 20, 6])
    expect(at('a', 1, undefined)).toEqual([0, 20, 5])
    expect(at('a', 1, 'e')).toEqual([6, 20, 9])
    expect(at('a', 0, 'b')).toEqual([2, 20, 3])
  })

  it('where nothing would change, for several stops, and until the cheapest place is known there are none', () => {
    const legs = (held: ReadonlyArray<string>, target: Parameters<typeof movePreviewOf>[2]) =>
      movePreviewOf(plan, { held, prices: loading }, target).newLegs
    expect(legs(['b'], { to: toRoute(0), position: { kind: 'after', stop: 'a' } })).toBeUndefined()
    expect(legs(['a', 'b'], { to: toRoute(1), position: { kind: 'first' } })).toBeUndefined()
    expect(legs(['a'], { to: toRoute(1), position: { kind: 'cheapest' } })).toBeUndefined()
    expect(legs(['a'], { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } })).toBeUndefined()
  })

  it('the new legs have the colour of the route, also where its markers are grey (§9)', () => {
    const routes = plan.routes.map((route) => ({ ...route, color: '#123456' }))
    const target = { to: toRoute(1), position: { kind: 'first' } } as const
    const { newLegs } = movePreviewOf({ ...plan, routes }, { held: ['a'], prices: loading }, target)
    expect(newLegs?.colour.hex).toBe('#123456')
  })

  it('the cheapest place is that of the price, and the legs have the colour of the route', () => {
    const figures = { metres: 1, seconds: 1, lateStops: 0, lateSeconds: 0, over: 0 }
    const place = { after: 'd', stopNumber: 20, arrival: undefined, figures, lock: undefined }
    const price = { to: toRoute(1), day: undefined, place, figures, lock: undefined, gaps: undefined }
    const { newLegs } = movePreviewOf(
      plan,
      { held: ['a'], prices: { kind: 'known', prices: [price] } },
      { to: toRoute(1), position: { kind: 'cheapest' } },
    )
    expect(newLegs).toEqual({ colour: markerColourOf('#d71034'), points: [placeOf(5), placeOf(20), placeOf(6)] })
  })
})
