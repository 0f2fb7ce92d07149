import { describe, expect, it } from 'vitest'
import { mapMessage, viewModeOf, initialMapView, type MapView } from '../../../src/domain/map'
import { applyMessage, onMonday, onStop } from './map-views'

describe('messages of any other type (§4)', () => {
  it.each(['mapSettings', '', 'constructor'])('a message of type "%s" is map settings', (type) => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(onMonday, type, { showPolyline: false })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(view.settings?.showPolyline).toBe(false)
    expect(rebuildsMap).toBe(false)
    expect(cookieChanges).toEqual([{ cookie: 'mapSettings', value: `{"type":"${type}","showPolyline":false}` }])
  })

  it('repeated settings are stored again, though nothing changed', () => {
    const { view } = applyMessage(initialMapView, 'mapSettings', { showMarkers: false })
    const again = applyMessage(view, 'mapSettings', { showMarkers: false })
    expect(again.cookieChanges).toEqual([
      { cookie: 'mapSettings', value: '{"type":"mapSettings","showMarkers":false}' },
    ])
    expect(again.view.cameraRequestCount).toBe(0)
  })

  it('fields missing in the message keep their earlier setting', () => {
    const { view } = applyMessage(initialMapView, 'mapSettings', { showMarkers: false })
    expect(applyMessage(view, 'mapSettings', { showPolyline: false }).view.settings).toMatchObject({
      showMarkers: false,
      showPolyline: false,
      showMarkerClusters: undefined,
    })
  })

  it('showAll shows every route, marker, line and group', () => {
    const narrow = { ...onStop, day: 'Di', onlyUnplanned: true, settings: mapMessage('', { showMarkers: false }) }
    const { view } = applyMessage(narrow, 'mapSettings', { showAll: true })
    expect(viewModeOf(view)).toEqual({ kind: 'all routes' })
    expect(view).toMatchObject({ day: undefined, onlyUnplanned: false, routeIndex: undefined, cameraRequestCount: 1 })
    expect(view.settings).toMatchObject({ showMarkers: true, showPolyline: true, showMarkerClusters: true })
  })

  it('showAll false has no effect', () => {
    expect(applyMessage(onMonday, 'mapSettings', { showAll: false }).view.day).toBe('2026-11-23')
  })
})

describe('messages with a project id', () => {
  const inP1: MapView = { ...onMonday, projectId: 'p1', routeIndex: 2, settings: mapMessage('', { showAll: true }) }

  it('a message for the same project does not rebuild the map', () => {
    expect(applyMessage(inP1, 'unzoomFromRoute', { projectId: 'p1' }).rebuildsMap).toBe(false)
  })

  it('a message without a project does not rebuild the map', () => {
    expect(applyMessage(inP1, 'unzoomFromRoute').rebuildsMap).toBe(false)
  })

  it('a message for another project rebuilds the map with the initial view, and clears the stored view (§4)', () => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(inP1, 'zoomToRoute', { projectId: 'p2', routeIndex: 0 })
    expect(rebuildsMap).toBe(true)
    expect(view).toEqual({ ...initialMapView, projectId: 'p2', routeIndex: 0, cameraRequestCount: 2 })
    expect(cookieChanges).toEqual([
      { cookie: 'focusedRouteDay', value: 'ALL' },
      { cookie: 'routeIndexForScrolling', value: '0' },
      { cookie: 'mapSettings', value: undefined },
    ])
  })

  it('the first project uses the stored view', () => {
    const { view, rebuildsMap } = applyMessage(onMonday, 'zoomToRoute', { projectId: 'p1', routeIndex: 2 })
    expect(rebuildsMap).toBe(true)
    expect(view).toEqual({ ...onMonday, projectId: 'p1', routeIndex: 2, cameraRequestCount: 1 })
  })
})
