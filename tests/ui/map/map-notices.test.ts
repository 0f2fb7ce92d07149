import { describe, expect, it } from 'vitest'
import { mapNoticesOf } from '../../../src/ui/map/map-notices'
import { drawnPicture, plan, withStopFields } from '../../domain/map/drawn'

const noticesOf = (of: typeof plan) => mapNoticesOf(drawnPicture({}, of))

describe('what the map could not show', () => {
  it('is nothing where all is well', () => {
    expect(noticesOf(plan).filter(({ stops }) => stops.length > 0)).toEqual([])
  })

  it('is said with the stops it is about', () => {
    const odd = withStopFields(plan, {
      a: { coordinates: { lat: 0, lng: 0 } },
      b: { coordinates: undefined },
      c: { coordinates: { lat: 5.1, lng: 52.1 } },
    })
    const notices = noticesOf(odd).map(({ message, stops }) => [message, stops.map(({ id }) => id)])
    expect(notices).toContainEqual(['2 stops have no place on the map', ['a', 'b']])
    expect(notices).toContainEqual(['1 stop lies far from the others', ['c']])
  })

  it('is a path that cannot be read, named by its route', () => {
    expect(noticesOf(garbledIn([1])).map(({ message }) => message)).toEqual([
      'The path of route 2 cannot be read; it is drawn straight',
    ])
  })

  it('is said once of many paths, the first of them named', () => {
    expect(noticesOf(garbledIn([0, 1])).map(({ message }) => message)).toEqual([
      'The paths of 2 routes cannot be read; they are drawn straight: 1, 2',
    ])
    const picture = { ...drawnPicture({}, plan), garbled: Array.from({ length: 200 }, (_, index) => index) }
    expect(mapNoticesOf(picture).map(({ message }) => message)).toEqual([
      'The paths of 200 routes cannot be read; they are drawn straight: 1, 2, 3, 4, 5 and 195 more',
    ])
  })
})

const garbledIn = (indexes: ReadonlyArray<number>): typeof plan => ({
  ...plan,
  routes: plan.routes.map((route, at) => (indexes.includes(at) ? { ...route, overviewPolyline: '\u0000' } : route)),
})
