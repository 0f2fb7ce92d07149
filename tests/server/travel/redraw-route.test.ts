import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { estimatedTravel, redrawRoute, type Travel } from '../../../server/travel'
import type { Coordinates } from '../../../src/domain/address'
import { decodePolyline } from '../../../src/domain/map'
import type { Activity } from '../../../src/domain/route'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const [home, near, far] = [
  { lat: 52.01, lng: 4.65 },
  { lat: 52.02, lng: 4.7 },
  { lat: 52.5, lng: 6.1 },
]

const visitAt = (id: string, coordinates: Coordinates | undefined): Activity => {
  const visit = aVisitTo(id)
  return { ...visit, address: { ...visit.address, coordinates } }
}

const routeAlong = (visits: ReadonlyArray<Activity>) =>
  aRouteTo([], { start: visitAt('start', home), visits, end: visitAt('end', home), overviewPolyline: undefined })

describe('redrawRoute', () => {
  it('the line leads from the start past every visit to the end', () => {
    const { overviewPolyline, metres } = redrawRoute(
      routeAlong([visitAt('s1', near), visitAt('s2', far)]),
      estimatedTravel,
    )
    expect(O.toUndefined(decodePolyline(overviewPolyline ?? ''))).toEqual([home, near, far, home])
    expect(metres).toBe(estimatedTravel.drive([home, near, far, home]).metres)
  })

  it('a visit without coordinates is skipped', () => {
    const { overviewPolyline } = redrawRoute(
      routeAlong([visitAt('s1', undefined), visitAt('s2', far)]),
      estimatedTravel,
    )
    expect(O.toUndefined(decodePolyline(overviewPolyline ?? ''))).toEqual([home, far, home])
  })

  it.each([
    ['without visits', routeAlong([])],
    ['whose visits have no coordinates', routeAlong([visitAt('s1', undefined)])],
    ['with one visit and no depot', aRouteTo([], { start: undefined, visits: [visitAt('s1', near)], end: undefined })],
  ])('a route %s has no line', (_, route) => {
    const drawn = redrawRoute({ ...route, overviewPolyline: '_p~iF~ps|U', metres: 9 }, estimatedTravel)
    expect(drawn).toMatchObject({ overviewPolyline: undefined, metres: 0 })
  })

  it('the route remembers where its figures came from', () => {
    const route = routeAlong([visitAt('s1', near), visitAt('s2', far)])
    expect(redrawRoute(route, estimatedTravel).figureSource).toEqual({
      source: 'estimate',
      legs: undefined,
      dataDate: undefined,
    })
    const legs = { osrm: 2, file: 0, main: 0, estimate: 1 }
    const drive = (): ReturnType<Travel['drive']> => ({ metres: 9, seconds: 9, polyline: undefined, legs })
    expect(redrawRoute(route, { drive, dataDate: undefined }).figureSource).toEqual({ source: 'osrm', legs })
    const kept = {
      ...route,
      metres: 9,
      figureSource: { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    } as const
    expect(redrawRoute(kept, { drive, dataDate: undefined })).toEqual({
      ...kept,
      figureSource: { source: 'osrm', legs },
    })
  })

  it('a route without two places says nothing of where its figures came from', () => {
    const route = {
      ...routeAlong([]),
      figureSource: { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    } as const
    expect(redrawRoute(route, estimatedTravel).figureSource).toBeUndefined()
  })

  it('a route whose line is right stays the same object', () => {
    const once = redrawRoute(routeAlong([visitAt('s1', near)]), estimatedTravel)
    expect(redrawRoute(once, estimatedTravel)).toBe(once)
  })
})
