import { describe, expect, it } from 'vitest'
import { cookiesOf, mapMessage, viewFromCookies, initialMapView } from '../../../src/domain/map'

describe('cookiesOf (§3, §4)', () => {
  it('the initial view has the fewest cookies', () => {
    expect(cookiesOf(initialMapView)).toEqual({
      onlyShowPlannedStops: 'false',
      focusedRouteDay: 'ALL',
      routeIndexForScrolling: undefined,
      mapSettings: undefined,
    })
  })

  it('a view stores the toggle, the day, the route and the settings', () => {
    const settings = mapMessage('mapSettings', { showPolyline: false })
    expect(cookiesOf({ ...initialMapView, onlyUnplanned: true, day: 'Di', routeIndex: 0, settings })).toEqual({
      onlyShowPlannedStops: 'true',
      focusedRouteDay: 'Di',
      routeIndexForScrolling: '0',
      mapSettings: '{"type":"mapSettings","showPolyline":false}',
    })
  })
})

describe('viewFromCookies', () => {
  it('without cookies the view shows the whole project', () => {
    expect(viewFromCookies({}, 'p1')).toEqual({ ...initialMapView, projectId: 'p1' })
  })

  it('a stored view has the toggle, the day, the route and the settings', () => {
    const cookies = {
      onlyShowPlannedStops: 'true',
      focusedRouteDay: '2026-11-23',
      routeIndexForScrolling: '12',
      mapSettings: '{"type":"x","showMarkerClusters":false,"colour":"pink"}',
    }
    expect(viewFromCookies(cookies, undefined)).toEqual({
      ...initialMapView,
      onlyUnplanned: true,
      day: '2026-11-23',
      routeIndex: 12,
      settings: mapMessage('x', { showMarkerClusters: false }),
    })
  })

  it.each([
    { onlyShowPlannedStops: 'yes' },
    { focusedRouteDay: 'ALL' },
    { focusedRouteDay: '' },
    { routeIndexForScrolling: '' },
    { routeIndexForScrolling: '-1' },
    { routeIndexForScrolling: '1.5' },
    { routeIndexForScrolling: 'two' },
    { mapSettings: '{"showMarkers":' },
    { mapSettings: '[]' },
  ])('unreadable cookies are ignored: %o', (cookies) => {
    expect(viewFromCookies(cookies, undefined)).toEqual(initialMapView)
  })

  it('a showAll setting shows all layers, whatever the others are', () => {
    const { settings } = viewFromCookies({ mapSettings: '{"showAll":true,"showMarkers":false}' }, 'p1')
    expect(settings).toEqual(
      mapMessage('', { showAll: true, showMarkers: true, showPolyline: true, showMarkerClusters: true }),
    )
  })
})
