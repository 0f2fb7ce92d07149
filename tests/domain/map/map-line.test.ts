import { describe, expect, it } from 'vitest'
import { mapContentOf, initialMapView, type MapLine } from '../../../src/domain/map'
import type { Route } from '../../../src/domain/route'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const visitAt = (lat: number, lng: number) =>
  aVisitTo('x', { address: { ...aVisitTo('x').address, coordinates: { lat, lng } } })
const withoutCoordinates = aVisitTo('y', { address: { ...aVisitTo('y').address, coordinates: undefined } })
const paths = {
  start: visitAt(52, 5),
  visits: [visitAt(52.1, 5.1), withoutCoordinates, visitAt(NaN, 5), visitAt(52.2, 5.2)],
  end: visitAt(52, 5),
}

const lineOf = (changes: Partial<Route>): MapLine | undefined =>
  mapContentOf(aPlanOf([aRouteTo([], { index: 1, ...paths, ...changes })]), initialMapView, undefined).lines.get(1)

const straight = [
  { lat: 52, lng: 5 },
  { lat: 52.1, lng: 5.1 },
  { lat: 52.2, lng: 5.2 },
  { lat: 52, lng: 5 },
]

describe('mapLineOf', () => {
  it('a line follows the encoded road path', () => {
    expect(lineOf({ overviewPolyline: '_p~iF~ps|U_ulLnnqC' })?.path).toEqual({
      kind: 'roads',
      encoded: '_p~iF~ps|U_ulLnnqC',
    })
  })

  it.each([undefined, '', 'garbage\u0000', '_p~iF~ps|U'])(
    'the path %j gives a straight line from stop to stop',
    (overviewPolyline) => {
      expect(lineOf({ overviewPolyline })?.path).toEqual({ kind: 'straight', points: straight })
    },
  )

  it('a route with one place has no line', () => {
    expect(lineOf({ start: undefined, end: undefined, visits: [visitAt(52, 5), withoutCoordinates] })).toBeUndefined()
    expect(lineOf({ start: undefined, end: undefined, visits: [] })).toBeUndefined()
  })

  it.each([
    ['#39a15b', '#39a15b'],
    ['#AB12CD', '#AB12CD'],
    [undefined, '#86919a'],
    ['red', '#86919a'],
    ['#39a15b;', '#86919a'],
    ['x#39a15b', '#86919a'],
  ])('a line has the colour of the route, if valid: %s', (color, hex) => {
    expect(lineOf({ color })?.hex).toBe(hex)
  })

  it('the name of a line has the route number', () => {
    expect(lineOf({ name: 'Zuid' })).toMatchObject({ routeIndex: 1, name: 'Route 2, Zuid' })
    expect(lineOf({ name: '' })?.name).toBe('Route 2')
  })
})
