import { describe, expect, it } from 'vitest'
import { leaveStop, viewModeOf, initialMapView } from '../../../src/domain/map'
import { applyMessage, huisman, onMonday, onRoute2, onStop, unplanned } from './map-views'

describe('zoomToMarker (§4)', () => {
  it('zoomToMarker shows only that stop', () => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(onMonday, 'zoomToMarker', { ...huisman, stopId: 's13' })
    expect(viewModeOf(view)).toEqual({ kind: 'one stop', coordinates: huisman, stopId: 's13' })
    expect([rebuildsMap, cookieChanges]).toEqual([false, []])
  })

  it('zoomToMarker keeps the zoomed route, for the list to scroll to', () => {
    expect(applyMessage(onRoute2, 'zoomToMarker', huisman).view.routeIndex).toBe(1)
  })

  it('a second zoomToMarker moves the camera again', () => {
    const once = applyMessage(initialMapView, 'zoomToMarker', huisman).view
    expect(applyMessage(once, 'zoomToMarker', huisman).view).toEqual({
      ...once,
      cameraRequestCount: once.cameraRequestCount + 1,
    })
  })

  it.each([{}, { lat: 52 }, { lat: 0, lng: 0 }, { lat: NaN, lng: 5 }])(
    'zoomToMarker without coordinates does nothing: %o',
    (fields) => {
      expect(applyMessage(onMonday, 'zoomToMarker', fields)).toEqual({
        view: onMonday,
        rebuildsMap: false,
        cookieChanges: [],
      })
    },
  )
})

describe('leaveStop', () => {
  it('a closed page of a stop restores the route that was shown before', () => {
    const view = leaveStop(onStop, undefined)
    expect(viewModeOf(view)).toEqual({ kind: 'one route', index: 1 })
    expect(view.cameraRequestCount).toBe(onStop.cameraRequestCount + 1)
  })

  it('a stop whose page is open stays, and any other stop is left', () => {
    expect(leaveStop(onStop, 's13')).toBe(onStop)
    expect(viewModeOf(leaveStop(onStop, 's14')).kind).toBe('one route')
  })

  it('a view without a stop keeps its camera', () => {
    expect(leaveStop(onMonday, undefined)).toBe(onMonday)
  })
})

describe('zoomToProject (§4)', () => {
  it('zoomToProject does nothing, for any project', () => {
    const update = applyMessage(onRoute2, 'zoomToProject', { projectId: 'other', showAll: true })
    expect(update.view).toBe(onRoute2)
    expect([update.rebuildsMap, update.cookieChanges]).toEqual([false, []])
  })
})

describe('zoomToRoute (§4)', () => {
  it('zoomToRoute shows a single route and stores its index for the list', () => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(onMonday, 'zoomToRoute', { routeIndex: 3 })
    expect(viewModeOf(view)).toEqual({ kind: 'one route', index: 3 })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: '3' }])
    expect(rebuildsMap).toBe(false)
  })

  it('a second zoomToRoute shows all routes and removes the cookie', () => {
    const { view, cookieChanges } = applyMessage({ ...onMonday, routeIndex: 3 }, 'zoomToRoute', { routeIndex: 3 })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
  })

  it('zoomToRoute of another route switches to it', () => {
    const { view, cookieChanges } = applyMessage(onRoute2, 'zoomToRoute', { routeIndex: 0 })
    expect(viewModeOf(view)).toEqual({ kind: 'one route', index: 0 })
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: '0' }])
  })

  it('zoomToRoute at a single stop shows the route, even if it was zoomed before', () => {
    expect(viewModeOf(applyMessage(onStop, 'zoomToRoute', { routeIndex: 1 }).view)).toEqual({
      kind: 'one route',
      index: 1,
    })
  })

  it.each([undefined, -1, 1.5, NaN])('route index %s does nothing', (routeIndex) => {
    expect(applyMessage(onRoute2, 'zoomToRoute', { routeIndex }).view).toBe(onRoute2)
  })
})

describe('unzoomFromRoute (§4)', () => {
  it.each([
    ['the day filter where one is active', onMonday, { kind: 'one day', day: '2026-11-23' }],
    ['all polylines otherwise', initialMapView, { kind: 'all routes' }],
    ['the unplanned stops where only those were shown', unplanned, { kind: 'unplanned only' }],
  ] as const)('unzoomFromRoute returns to %s', (_, beneath, mode) => {
    const { view, rebuildsMap, cookieChanges } = applyMessage({ ...beneath, routeIndex: 3 }, 'unzoomFromRoute')
    expect(viewModeOf(view)).toEqual(mode)
    expect(cookieChanges).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
    expect(rebuildsMap).toBe(false)
  })

  it('unzoomFromRoute leaves a single stop too', () => {
    expect(viewModeOf(applyMessage(onStop, 'unzoomFromRoute').view)).toEqual({ kind: 'all routes' })
  })
})

describe('stopChangedRefresh (§4)', () => {
  it('stopChangedRefresh rebuilds the map with every stop, and moves the camera to the stop', () => {
    const { view, rebuildsMap } = applyMessage({ ...onStop, day: 'Di' }, 'stopChangedRefresh', {
      ...huisman,
      stopId: 's13',
    })
    expect(rebuildsMap).toBe(true)
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(view.zoomTarget).toEqual({ coordinates: huisman, stopId: 's13', hidesOthers: false })
    expect(view.cameraRequestCount).toBe(1)
  })

  it('stopChangedRefresh of a stop without coordinates rebuilds the map too', () => {
    const { view, rebuildsMap } = applyMessage(onStop, 'stopChangedRefresh')
    expect([rebuildsMap, view.zoomTarget, view.cameraRequestCount]).toEqual([true, undefined, 1])
  })
})

describe('refreshMap (§4)', () => {
  it('refreshMap rebuilds the map in its current view, and moves the camera again', () => {
    expect(applyMessage(onStop, 'refreshMap')).toEqual({
      view: { ...onStop, cameraRequestCount: 1 },
      rebuildsMap: true,
      cookieChanges: [],
    })
  })
})
