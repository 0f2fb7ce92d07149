import { describe, expect, it } from 'vitest'
import {
  applyMapMessage,
  mapMessage,
  viewModeOf,
  initialMapView,
  type MapMessage,
  type MapView,
} from '../../../src/domain/map'

const after = (view: MapView, type: string, fields: Partial<MapMessage> = {}) =>
  applyMapMessage(view, mapMessage(type, fields))

const huisman = { lat: 52.17213, lng: 5.37517 }
const onMonday: MapView = { ...initialMapView, day: '2026-11-23' }
const unplanned: MapView = { ...initialMapView, onlyUnplanned: true }
const onRoute2: MapView = { ...initialMapView, routeIndex: 1 }
const alone: MapView = { ...onRoute2, zoomTarget: { coordinates: huisman, stopId: 's13', hidesOthers: true } }

describe('zoomToMarker (§4)', () => {
  it('shows only that stop', () => {
    const { view, rebuild, cookieChanges } = after(onMonday, 'zoomToMarker', { ...huisman, stopId: 's13' })
    expect(viewModeOf(view)).toEqual({ kind: 'one stop', at: huisman, stopId: 's13' })
    expect([rebuild, cookieChanges]).toEqual([false, []])
  })

  it('keeps the route it was entered from, for the list to scroll to', () => {
    expect(after(onRoute2, 'zoomToMarker', huisman).view.routeIndex).toBe(1)
  })

  it('sent twice, moves the map twice', () => {
    const once = after(initialMapView, 'zoomToMarker', huisman).view
    expect(after(once, 'zoomToMarker', huisman).view).toEqual({ ...once, asked: once.cameraRequestCount + 1 })
  })

  it.each([{}, { lat: 52 }, { lat: 0, lng: 0 }, { lat: NaN, lng: 5 }])('does nothing without a place: %o', (place) => {
    expect(after(onMonday, 'zoomToMarker', place)).toEqual({ view: onMonday, rebuild: false, keep: [] })
  })
})

describe('zoomToProject (§4)', () => {
  it('does nothing, whatever project it names', () => {
    const told = after(onRoute2, 'zoomToProject', { projectId: 'other', showAll: true })
    expect(told.view).toBe(onRoute2)
    expect([told.rebuild, told.cookieChanges]).toEqual([false, []])
  })
})

describe('zoomToRoute (§4)', () => {
  it('shows a single route and keeps its index for the list', () => {
    const { view, rebuild, cookieChanges } = after(onMonday, 'zoomToRoute', { routeIndex: 3 })
    expect(viewModeOf(view)).toEqual({ kind: 'one route', index: 3 })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: '3' }])
    expect(rebuild).toBe(false)
  })

  it('sent again, toggles the route off and removes the cookie', () => {
    const { view, cookieChanges } = after({ ...onMonday, routeIndex: 3 }, 'zoomToRoute', { routeIndex: 3 })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
  })

  it('of another route, changes to that route', () => {
    const { view, cookieChanges } = after(onRoute2, 'zoomToRoute', { routeIndex: 0 })
    expect(viewModeOf(view)).toEqual({ kind: 'one route', index: 0 })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: '0' }])
  })

  it('from a single stop, shows the route though it is the one the stop was entered from', () => {
    expect(viewModeOf(after(alone, 'zoomToRoute', { routeIndex: 1 }).view)).toEqual({ kind: 'one route', index: 1 })
  })

  it.each([undefined, -1, 1.5, NaN])('does nothing for route index %s', (routeIndex) => {
    expect(after(onRoute2, 'zoomToRoute', { routeIndex }).view).toBe(onRoute2)
  })
})

describe('unzoomFromRoute (§4)', () => {
  it.each([
    ['the day filter where one is active', onMonday, { kind: 'one day', day: '2026-11-23' }],
    ['all polylines otherwise', initialMapView, { kind: 'all routes' }],
    ['the unplanned stops where only those were shown', unplanned, { kind: 'unplanned only' }],
  ] as const)('returns to %s', (_, beneath, mode) => {
    const { view, rebuild, cookieChanges } = after({ ...beneath, routeIndex: 3 }, 'unzoomFromRoute')
    expect(viewModeOf(view)).toEqual(mode)
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
    expect(rebuild).toBe(false)
  })

  it('leaves a single stop too', () => {
    expect(viewModeOf(after(alone, 'unzoomFromRoute').view)).toEqual({ kind: 'all routes' })
  })
})

describe('stopChangedRefresh (§4)', () => {
  it('rebuilds the map with everything on it, and looks at the stop', () => {
    const { view, rebuild } = after({ ...alone, day: 'Di' }, 'stopChangedRefresh', { ...huisman, stopId: 's13' })
    expect(rebuild).toBe(true)
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(view.zoomTarget).toEqual({ at: huisman, stopId: 's13', alone: false })
    expect(view.cameraRequestCount).toBe(1)
  })

  it('rebuilds the map for a stop without a place too', () => {
    const { view, rebuild } = after(alone, 'stopChangedRefresh')
    expect([rebuild, view.zoomTarget, view.cameraRequestCount]).toEqual([true, undefined, 1])
  })
})

describe('refreshMap (§4)', () => {
  it('rebuilds the map in the view it has, and looks again', () => {
    expect(after(alone, 'refreshMap')).toEqual({ view: { ...alone, asked: 1 }, rebuild: true, keep: [] })
  })
})
