import { describe, expect, it } from 'vitest'
import { afterMessage, mapMessage, modeOf, wholeMap, type MapMessage, type MapView } from '../../../src/domain/map'

const after = (view: MapView, type: string, fields: Partial<MapMessage> = {}) =>
  afterMessage(view, mapMessage(type, fields))

const huisman = { lat: 52.17213, lng: 5.37517 }
const onMonday: MapView = { ...wholeMap, day: '2026-11-23' }
const unplanned: MapView = { ...wholeMap, onlyUnplanned: true }
const onRoute2: MapView = { ...wholeMap, routeIndex: 1 }
const alone: MapView = { ...onRoute2, spot: { at: huisman, stopId: 's13', alone: true } }

describe('zoomToMarker (§4)', () => {
  it('shows only that stop', () => {
    const { view, rebuild, keep } = after(onMonday, 'zoomToMarker', { ...huisman, stopId: 's13' })
    expect(modeOf(view)).toEqual({ kind: 'one stop', at: huisman, stopId: 's13' })
    expect([rebuild, keep]).toEqual([false, []])
  })

  it('keeps the route it was entered from, for the list to scroll to', () => {
    expect(after(onRoute2, 'zoomToMarker', huisman).view.routeIndex).toBe(1)
  })

  it('sent twice, moves the map twice', () => {
    const once = after(wholeMap, 'zoomToMarker', huisman).view
    expect(after(once, 'zoomToMarker', huisman).view).toEqual({ ...once, asked: once.asked + 1 })
  })

  it.each([{}, { lat: 52 }, { lat: 0, lng: 0 }, { lat: NaN, lng: 5 }])('does nothing without a place: %o', (place) => {
    expect(after(onMonday, 'zoomToMarker', place)).toEqual({ view: onMonday, rebuild: false, keep: [] })
  })
})

describe('zoomToProject (§4)', () => {
  it('does nothing, whatever project it names', () => {
    const told = after(onRoute2, 'zoomToProject', { projectId: 'other', showAll: true })
    expect(told.view).toBe(onRoute2)
    expect([told.rebuild, told.keep]).toEqual([false, []])
  })
})

describe('togglePlannedStops (§4)', () => {
  it('shows the unplanned stops only and keeps that in its cookie', () => {
    const { view, rebuild, keep } = after(wholeMap, 'togglePlannedStops')
    expect(modeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(keep).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'true' }])
    expect(rebuild).toBe(false)
  })

  it('toggled again, returns to the focused day', () => {
    const { view, keep } = after({ ...onMonday, onlyUnplanned: true }, 'togglePlannedStops')
    expect(modeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(keep).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'false' }])
  })

  it('leaves the route and the stop that were zoomed', () => {
    expect(modeOf(after(alone, 'togglePlannedStops').view)).toEqual({ kind: 'unplanned only' })
    expect(after(alone, 'togglePlannedStops').view).toMatchObject({ routeIndex: undefined, spot: undefined })
  })
})

describe('zoomToRoute (§4)', () => {
  it('shows a single route and keeps its index for the list', () => {
    const { view, rebuild, keep } = after(onMonday, 'zoomToRoute', { routeIndex: 3 })
    expect(modeOf(view)).toEqual({ kind: 'one route', index: 3 })
    expect(keep).toEqual([{ cookie: 'routeIndexForScrolling', value: '3' }])
    expect(rebuild).toBe(false)
  })

  it('sent again, toggles the route off and removes the cookie', () => {
    const { view, keep } = after({ ...onMonday, routeIndex: 3 }, 'zoomToRoute', { routeIndex: 3 })
    expect(modeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(keep).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
  })

  it('of another route, changes to that route', () => {
    const { view, keep } = after(onRoute2, 'zoomToRoute', { routeIndex: 0 })
    expect(modeOf(view)).toEqual({ kind: 'one route', index: 0 })
    expect(keep).toEqual([{ cookie: 'routeIndexForScrolling', value: '0' }])
  })

  it('from a single stop, shows the route though it is the one the stop was entered from', () => {
    expect(modeOf(after(alone, 'zoomToRoute', { routeIndex: 1 }).view)).toEqual({ kind: 'one route', index: 1 })
  })

  it.each([undefined, -1, 1.5, NaN])('does nothing for route index %s', (routeIndex) => {
    expect(after(onRoute2, 'zoomToRoute', { routeIndex }).view).toBe(onRoute2)
  })
})

describe('toggleRouteDay (§4)', () => {
  it('shows a single route day and keeps it in its cookie', () => {
    const { view, rebuild, keep } = after(wholeMap, 'toggleRouteDay', { routeDay: 'Di' })
    expect(modeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(keep).toEqual([{ cookie: 'focusedRouteDay', value: 'Di' }])
    expect(rebuild).toBe(false)
  })

  it.each(['2026-11-23', 'ALL'])('clears the filter when given %s while 2026-11-23 is focused', (routeDay) => {
    const { view, keep } = after(onMonday, 'toggleRouteDay', { routeDay })
    expect(modeOf(view)).toEqual({ kind: 'all routes' })
    expect(keep).toEqual([{ cookie: 'focusedRouteDay', value: 'ALL' }])
  })

  it('of another day, changes to that day', () => {
    expect(after(onMonday, 'toggleRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('leaves the route that was zoomed', () => {
    const { view, keep } = after(onRoute2, 'toggleRouteDay', { routeDay: 'Di' })
    expect(modeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(keep).toEqual([
      { cookie: 'focusedRouteDay', value: 'Di' },
      { cookie: 'routeIndexForScrolling', value: undefined },
    ])
  })

  it('does nothing without a day', () => {
    expect(after(onMonday, 'toggleRouteDay').view).toBe(onMonday)
  })
})

describe('showRouteDay (§4)', () => {
  it('always sets the day', () => {
    expect(after(wholeMap, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
    expect(after({ ...wholeMap, day: 'Di' }, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('with ALL, shows every day', () => {
    expect(after(onMonday, 'showRouteDay', { routeDay: 'ALL' }).view.day).toBeUndefined()
  })

  it('waits beneath the unplanned stops until they are toggled off', () => {
    const { view } = after(unplanned, 'showRouteDay', { routeDay: 'Di' })
    expect(modeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(modeOf(after(view, 'togglePlannedStops').view)).toEqual({ kind: 'one day', day: 'Di' })
  })

  it('does nothing without a day', () => {
    expect(after(onMonday, 'showRouteDay').view).toBe(onMonday)
  })
})

describe('unzoomFromRoute (§4)', () => {
  it.each([
    ['the day filter where one is active', onMonday, { kind: 'one day', day: '2026-11-23' }],
    ['all polylines otherwise', wholeMap, { kind: 'all routes' }],
    ['the unplanned stops where only those were shown', unplanned, { kind: 'unplanned only' }],
  ] as const)('returns to %s', (_, beneath, mode) => {
    const { view, rebuild, keep } = after({ ...beneath, routeIndex: 3 }, 'unzoomFromRoute')
    expect(modeOf(view)).toEqual(mode)
    expect(keep).toEqual([{ cookie: 'routeIndexForScrolling', value: undefined }])
    expect(rebuild).toBe(false)
  })

  it('leaves a single stop too', () => {
    expect(modeOf(after(alone, 'unzoomFromRoute').view)).toEqual({ kind: 'all routes' })
  })
})

describe('stopChangedRefresh (§4)', () => {
  it('rebuilds the map with everything on it, and looks at the stop', () => {
    const { view, rebuild } = after({ ...alone, day: 'Di' }, 'stopChangedRefresh', { ...huisman, stopId: 's13' })
    expect(rebuild).toBe(true)
    expect(modeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(view.spot).toEqual({ at: huisman, stopId: 's13', alone: false })
    expect(view.asked).toBe(1)
  })

  it('rebuilds the map for a stop without a place too', () => {
    const { view, rebuild } = after(alone, 'stopChangedRefresh')
    expect([rebuild, view.spot, view.asked]).toEqual([true, undefined, 1])
  })
})

describe('refreshMap (§4)', () => {
  it('rebuilds the map in the view it has, and looks again', () => {
    expect(after(alone, 'refreshMap')).toEqual({ view: { ...alone, asked: 1 }, rebuild: true, keep: [] })
  })
})

describe('any other message (§4)', () => {
  it.each(['mapSettings', '', 'constructor'])('is map settings: %s', (type) => {
    const { view, rebuild, keep } = after(onMonday, type, { showPolyline: false })
    expect(modeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(view.settings?.showPolyline).toBe(false)
    expect(rebuild).toBe(false)
    expect(keep).toEqual([{ cookie: 'mapSettings', value: `{"type":"${type}","showPolyline":false}` }])
  })

  it('is kept again though nothing changed', () => {
    const { view } = after(wholeMap, 'mapSettings', { showMarkers: false })
    const again = after(view, 'mapSettings', { showMarkers: false })
    expect(again.keep).toEqual([{ cookie: 'mapSettings', value: '{"type":"mapSettings","showMarkers":false}' }])
    expect(again.view.asked).toBe(0)
  })

  it('leaves what earlier settings said and it does not', () => {
    const { view } = after(wholeMap, 'mapSettings', { showMarkers: false })
    expect(after(view, 'mapSettings', { showPolyline: false }).view.settings).toMatchObject({
      showMarkers: false,
      showPolyline: false,
      showMarkerClusters: undefined,
    })
  })

  it('with showAll, brings back every route, marker, line and cluster', () => {
    const narrow = { ...alone, day: 'Di', onlyUnplanned: true, settings: mapMessage('', { showMarkers: false }) }
    const { view } = after(narrow, 'mapSettings', { showAll: true })
    expect(modeOf(view)).toEqual({ kind: 'all routes' })
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
    const { view, rebuild, keep } = after(inP1, 'zoomToRoute', { projectId: 'p2', routeIndex: 0 })
    expect(rebuild).toBe(true)
    expect(view).toEqual({ ...wholeMap, projectId: 'p2', routeIndex: 0, asked: 2 })
    expect(keep).toEqual([
      { cookie: 'focusedRouteDay', value: 'ALL' },
      { cookie: 'routeIndexForScrolling', value: '0' },
      { cookie: 'mapSettings', value: undefined },
    ])
  })

  it('builds the first one upon what was kept for it', () => {
    const { view, rebuild } = after(onMonday, 'showRouteDay', { projectId: 'p1', routeDay: 'Di' })
    expect([rebuild, view.projectId, view.day]).toEqual([true, 'p1', 'Di'])
  })
})
