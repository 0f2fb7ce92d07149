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

const onMonday: MapView = { ...initialMapView, day: '2026-11-23' }
const alone: MapView = {
  ...initialMapView,
  routeIndex: 1,
  zoomTarget: { coordinates: { lat: 52.17213, lng: 5.37517 }, stopId: 's13', hidesOthers: true },
}

describe('any other message (§4)', () => {
  it.each(['mapSettings', '', 'constructor'])('is map settings: %s', (type) => {
    const { view, rebuild, cookieChanges } = after(onMonday, type, { showPolyline: false })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(view.settings?.showPolyline).toBe(false)
    expect(rebuild).toBe(false)
    expect(cookieChanges).toEqual([{ cookie: 'mapSettings', value: `{"type":"${type}","showPolyline":false}` }])
  })

  it('is kept again though nothing changed', () => {
    const { view } = after(initialMapView, 'mapSettings', { showMarkers: false })
    const again = after(view, 'mapSettings', { showMarkers: false })
    expect(again.cookieChanges).toEqual([
      { cookie: 'mapSettings', value: '{"type":"mapSettings","showMarkers":false}' },
    ])
    expect(again.view.cameraRequestCount).toBe(0)
  })

  it('leaves what earlier settings said and it does not', () => {
    const { view } = after(initialMapView, 'mapSettings', { showMarkers: false })
    expect(after(view, 'mapSettings', { showPolyline: false }).view.settings).toMatchObject({
      showMarkers: false,
      showPolyline: false,
      showMarkerClusters: undefined,
    })
  })

  it('with showAll, brings back every route, marker, line and cluster', () => {
    const narrow = { ...alone, day: 'Di', onlyUnplanned: true, settings: mapMessage('', { showMarkers: false }) }
    const { view } = after(narrow, 'mapSettings', { showAll: true })
    expect(viewModeOf(view)).toEqual({ kind: 'all routes' })
    expect(view).toMatchObject({ day: undefined, onlyUnplanned: false, routeIndex: undefined, asked: 1 })
    expect(view.settings).toMatchObject({ showMarkers: true, showPolyline: true, showMarkerClusters: true })
  })

  it('with showAll false, is not all', () => {
    expect(after(onMonday, 'mapSettings', { showAll: false }).view.day).toBe('2026-11-23')
  })
})

describe('a message that names a project', () => {
  const inP1: MapView = { ...onMonday, projectId: 'p1', routeIndex: 2, settings: mapMessage('', { showAll: true }) }

  it('leaves the map alone while it is the same', () => {
    expect(after(inP1, 'unzoomFromRoute', { projectId: 'p1' }).rebuild).toBe(false)
  })

  it('leaves the map alone when it names none', () => {
    expect(after(inP1, 'unzoomFromRoute').rebuild).toBe(false)
  })

  it('rebuilds the map for another one, begins with the whole of it, and forgets what was kept (§4)', () => {
    const { view, rebuild, cookieChanges } = after(inP1, 'zoomToRoute', { projectId: 'p2', routeIndex: 0 })
    expect(rebuild).toBe(true)
    expect(view).toEqual({ ...initialMapView, projectId: 'p2', routeIndex: 0, asked: 2 })
    expect(cookieChanges).toEqual([
      { cookie: 'focusedRouteDay', value: 'ALL' },
      { cookie: 'routeIndexForScrolling', value: '0' },
      { cookie: 'mapSettings', value: undefined },
    ])
  })

  it('builds the first one upon what was kept for it', () => {
    const { view, rebuild } = after(onMonday, 'zoomToRoute', { projectId: 'p1', routeIndex: 2 })
    expect(rebuild).toBe(true)
    expect(view).toEqual({ ...onMonday, projectId: 'p1', routeIndex: 2, asked: 1 })
  })
})
