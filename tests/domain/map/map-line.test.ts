import { describe, expect, it } from 'vitest'
import { pictureOf, initialMapView, type MapLine } from '../../../src/domain/map'
import type { Route } from '../../../src/domain/route'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const at = (lat: number, lng: number) =>
  aVisitTo('x', { address: { ...aVisitTo('x').address, coordinates: { lat, lng } } })
const nowhere = aVisitTo('y', { address: { ...aVisitTo('y').address, coordinates: undefined } })
const paths = { start: at(52, 5), visits: [at(52.1, 5.1), nowhere, at(NaN, 5), at(52.2, 5.2)], end: at(52, 5) }

const lineOf = (changes: Partial<Route>): MapLine | undefined =>
  pictureOf(aPlanOf([aRouteTo([], { index: 1, ...paths, ...changes })]), initialMapView, undefined).lines.get(1)

const straight = [
  { lat: 52, lng: 5 },
  { lat: 52.1, lng: 5.1 },
  { lat: 52.2, lng: 5.2 },
  { lat: 52, lng: 5 },
]

describe('the line of a route', () => {
  it('follows the roads as they came', () => {
    expect(lineOf({ overviewPolyline: '_p~iF~ps|U_ulLnnqC' })?.path).toEqual({
      kind: 'roads',
      encoded: '_p~iF~ps|U_ulLnnqC',
    })
  })

  it.each([undefined, '', 'garbage\u0000', '_p~iF~ps|U'])(
    'goes straight from place to place with %j for a path',
    (overviewPolyline) => {
      expect(lineOf({ overviewPolyline })?.path).toEqual({ kind: 'straight', points: straight })
    },
  )

  it('is not there with one place to go', () => {
    expect(lineOf({ start: undefined, end: undefined, visits: [at(52, 5), nowhere] })).toBeUndefined()
    expect(lineOf({ start: undefined, end: undefined, visits: [] })).toBeUndefined()
  })

  it.each([
    ['#39a15b', '#39a15b'],
    ['#AB12CD', '#AB12CD'],
    [undefined, '#86919a'],
    ['red', '#86919a'],
    ['#39a15b;', '#86919a'],
    ['x#39a15b', '#86919a'],
  ])('has the route’s colour as stored, %s, where it is one', (color, hex) => {
    expect(lineOf({ color })?.hex).toBe(hex)
  })

  it('is named as people read it', () => {
    expect(lineOf({ name: 'Zuid' })).toMatchObject({ routeIndex: 1, name: 'Route 2, Zuid' })
    expect(lineOf({ name: '' })?.name).toBe('Route 2')
  })
})
