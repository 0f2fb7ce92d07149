import { describe, expect, it } from 'vitest'
import { mapNoticesOf, roadsNoteOf } from '../../../src/ui/map/map-notices'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import type { Route } from '../../../src/domain/route'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'

const noticesOf = (openedPlan: typeof plan) => mapNoticesOf(drawnMapContent({}, openedPlan))

describe('mapNoticesOf', () => {
  it('a plan without problems gives no notice about stops', () => {
    expect(noticesOf(plan).filter(({ stops }) => stops.length > 0)).toEqual([])
  })

  it('stops without a place and outliers each give a notice with the stops concerned', () => {
    const oddPlan = withStopFields(plan, {
      a: { coordinates: { lat: 0, lng: 0 } },
      b: { coordinates: undefined },
      c: { coordinates: { lat: 5.1, lng: 52.1 } },
    })
    const notices = noticesOf(oddPlan).map(({ message, stops }) => [message, stops.map(({ facts: { id } }) => id)])
    expect(notices).toContainEqual(['2 stops have no place on the map', ['a', 'b']])
    expect(notices).toContainEqual(['1 stop lies far from the others', ['c']])
  })

  it('an unreadable path gives a notice with its route number', () => {
    expect(noticesOf(withUnreadablePaths([1])).map(({ message }) => message)).toEqual([
      'The path of route 2 cannot be read; it is drawn straight',
    ])
  })

  it('many unreadable paths give one notice with the first five route numbers', () => {
    expect(noticesOf(withUnreadablePaths([0, 1])).map(({ message }) => message)).toEqual([
      'The paths of 2 routes cannot be read; they are drawn straight: 1, 2',
    ])
    const content = {
      ...drawnMapContent({}, plan),
      unreadableRouteIndexes: Array.from({ length: 200 }, (_, index) => index),
    }
    expect(mapNoticesOf(content).map(({ message }) => message)).toEqual([
      'The paths of 200 routes cannot be read; they are drawn straight: 1, 2, 3, 4, 5 and 195 more',
    ])
  })
})

const withUnreadablePaths = (indexes: ReadonlyArray<number>): typeof plan => ({
  ...plan,
  routes: plan.routes.map((route, index) =>
    indexes.includes(index) ? { ...route, overviewPolyline: '\u0000' } : route,
  ),
})

describe('roadsNoteOf', () => {
  const noteOf = (route: Partial<Route>): string | undefined =>
    roadsNoteOf(aPlanOf([aRouteTo(['a', 'b'], route)]))?.text

  it('the times of routes without a road service are said to be estimated', () => {
    expect(noteOf({})).toBe('Estimated times, no roads')
    expect(noteOf({ roads: { source: 'osrm', legs: { osrm: 3, estimate: 0 } } })).toBeUndefined()
  })

  it('nothing is said while no route visits a stop', () => {
    expect(roadsNoteOf(aPlanOf([], ['a']))).toBeUndefined()
    expect(roadsNoteOf(aPlanOf([aRouteTo([])]))).toBeUndefined()
  })
})
