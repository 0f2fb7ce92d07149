import { describe, expect, it } from 'vitest'
import { movePreviewOf, proposedPreviewOf } from '../../../src/application/map/move-preview'
import type { Dragged, DropTarget, MoveContext } from '../../../src/application/move'
import type { MoveTarget } from '../../../src/domain/move'
import { markerColourOf, type Route } from '../../../src/domain/route'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aDriver } from '../../kit/builders/driver'
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
    visits: ids.map((id, position) => visitAt(id, from + position)),
    end: visitAt('end', 9),
  })

const plan = planOf(
  [routeOf(0, 1, ['a', 'b', 'c']), routeOf(1, 5, ['d', 'e'])],
  ['a', 'b', 'c', 'd', 'e', 'loose'].map((id, index) => ({ ...plainFacts, id, coordinates: placeOf(index + 20) })),
)

const loading = { kind: 'loading' } as const

const toRoute = (index: number) => ({ kind: 'route', index }) as const

const previewOf = (dragged: Dragged, target?: DropTarget, overrides: Partial<MoveContext> = {}) =>
  movePreviewOf({ plan, drivers: [], dragged, ...overrides }, target)

describe('movePreviewOf', () => {
  it('the routes that the stops leave and come to stay clear', () => {
    const target = { to: toRoute(1), position: { kind: 'cheapest' } } as const
    expect(previewOf({ movingStops: ['a', 'loose'], prices: loading }).routes).toEqual([0])
    expect(previewOf({ movingStops: ['a', 'd'], prices: loading }, target).routes).toEqual([0, 1])
    expect(previewOf({ movingStops: ['loose'], prices: loading })).toEqual({
      stops: ['loose'],
      routes: [],
      newLegs: [],
      stopCoordinates: placeOf(25),
      price: undefined,
      isDragged: false,
    })
  })

  it('the new legs lead from the stop before over the dragged one to the stop after', () => {
    const at = (stop: string, route: number, after: string | undefined) => {
      const position = after === undefined ? ({ kind: 'first' } as const) : ({ kind: 'after', stop: after } as const)
      const { newLegs } = previewOf({ movingStops: [stop], prices: loading }, { to: toRoute(route), position })
      return newLegs[0]?.points.map(({ lng }) => lng)
    }
    expect(at('a', 1, 'd')).toEqual([5, 20, 6])
    expect(at('a', 1, undefined)).toEqual([0, 20, 5])
    expect(at('a', 1, 'e')).toEqual([6, 20, 9])
    expect(at('a', 0, 'b')).toEqual([2, 20, 3])
  })

  it('there are no new legs where nothing would change, for several stops, and until the cheapest place is known', () => {
    const legs = (movingStops: ReadonlyArray<string>, target: DropTarget) =>
      previewOf({ movingStops, prices: loading }, target).newLegs
    expect(legs(['b'], { to: toRoute(0), position: { kind: 'after', stop: 'a' } })).toEqual([])
    expect(legs(['a', 'b'], { to: toRoute(1), position: { kind: 'first' } })).toEqual([])
    expect(legs(['a'], { to: toRoute(1), position: { kind: 'cheapest' } })).toEqual([])
    expect(legs(['a'], { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } })).toEqual([])
  })

  it('the place of a single stop is known also where its pin is not shown', () => {
    const placeIn = (movingStops: ReadonlyArray<string>) => previewOf({ movingStops, prices: loading }).stopCoordinates
    expect([placeIn(['b']), placeIn(['a', 'b'])]).toEqual([placeOf(21), undefined])
  })

  it('the new legs have the colour of the route, also where its markers are grey (§9)', () => {
    const routes = plan.routes.map((route) => ({ ...route, color: '#123456' }))
    const target = { to: toRoute(1), position: { kind: 'first' } } as const
    const { newLegs } = previewOf({ movingStops: ['a'], prices: loading }, target, { plan: { ...plan, routes } })
    expect(newLegs[0]?.colour.hex).toBe('#123456')
  })

  const figures = { metres: 8_600, seconds: 780, lateStops: 0, lateSeconds: 0, overload: 0 }
  const priceOn = (index: number, after: string | undefined, lateStops = 0) => {
    const arrival = '2026-11-24T10:13:00.000Z'
    const bestPosition = { after, stopNumber: 20, arrival, figures: { ...figures, lateStops }, lock: undefined }
    return {
      to: toRoute(index),
      day: undefined,
      bestPosition,
      figures: bestPosition.figures,
      lock: undefined,
      positionPrices: undefined,
    }
  }
  const red = markerColourOf('#d71034')

  it('the cheapest place is that of the price, and the legs have the colour of the route', () => {
    const { newLegs } = previewOf(
      { movingStops: ['a'], prices: { kind: 'known', prices: [priceOn(1, 'd')] } },
      { to: toRoute(1), position: { kind: 'cheapest' } },
    )
    expect(newLegs).toEqual([{ colour: red, points: [placeOf(5), placeOf(20), placeOf(6)] }])
  })

  it('the price of the place is shown at a single stop that would change its place', () => {
    const priceFor = (movingStops: ReadonlyArray<string>, to: MoveTarget, lateStops = 0) =>
      previewOf(
        { movingStops, prices: { kind: 'known', prices: [priceOn(1, 'd', lateStops)] } },
        { to, position: { kind: 'cheapest' } },
      ).price
    const badge = { number: 2, colour: red }
    expect(priceFor(['a'], toRoute(1))).toEqual({ at: placeOf(20), badge, text: '+8.6 km · +13 min' })
    const atBestPlace = { to: toRoute(1), position: { kind: 'after', stop: 'd' } } as const
    const prices = { kind: 'known', prices: [priceOn(1, 'd')] } as const
    expect(previewOf({ movingStops: ['a'], prices }, atBestPlace).price?.text).toBe('+8.6 km · +13 min')
    expect(priceFor(['a'], toRoute(1), -1)?.text).toBe('+8.6 km · +13 min · −1 late')
    expect(priceFor(['a', 'b'], toRoute(1))).toBeUndefined()
    expect(priceFor(['a'], toRoute(0))).toBeUndefined()
  })

  it('the price says over hours and another day, as the lists do', () => {
    const to = { kind: 'driver', driverId: 'Sanne', day: '2026-11-24' } as const
    const seconds = 2 * 3600 + 600
    const bestPosition = { after: undefined, stopNumber: 10, arrival: undefined, figures, lock: undefined }
    const price = { ...priceOn(1, 'd'), to, bestPosition, figures: { ...figures, seconds } }
    const dragged: Dragged = { movingStops: ['loose'], prices: { kind: 'known', prices: [price] } }
    const target = { to, position: { kind: 'cheapest' } } as const
    const asking = planOf(plan.routes, [
      { ...plainFacts, id: 'loose', coordinates: placeOf(25), requestedDay: '2026-11-25' },
    ])
    const drivers = [aDriver('Sanne', { availabilityLatest: '11:00' })]
    expect(previewOf(dragged, target, { plan: asking, drivers }).price?.text).toBe(
      '+8.6 km · +2 h 10 min · +10 min over hours · wants Wo 25-11',
    )
  })

  it('each place that is proposed for a new stop has its legs, and one its price', () => {
    const [first, second] = [priceOn(0, undefined), priceOn(1, 'e')]
    const priced = { to: second.to, text: '+8.6 km · +13 min · arrival 11:13' }
    const proposed = { positions: [first, second], priced }
    expect(proposedPreviewOf(plan, placeOf(30), proposed)).toEqual({
      stops: [],
      routes: [0, 1],
      newLegs: [
        { colour: red, points: [placeOf(0), placeOf(30), placeOf(1)] },
        { colour: red, points: [placeOf(6), placeOf(30), placeOf(9)] },
      ],
      stopCoordinates: undefined,
      price: { at: placeOf(30), badge: { number: 2, colour: red }, text: '+8.6 km · +13 min · arrival 11:13' },
      isDragged: false,
    })
  })

  it('places on new routes alone leave the map as it is', () => {
    const onNewRoute = { ...priceOn(0, undefined), to: { kind: 'driver', driverId: 'd', day: '2026-11-24' } } as const
    const proposed = { positions: [onNewRoute], priced: { to: onNewRoute.to, text: '+8.6 km' } }
    expect(proposedPreviewOf(plan, placeOf(30), proposed)).toBeUndefined()
  })
})
