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
const unplanned: MapView = { ...initialMapView, onlyUnplanned: true }
const onRoute2: MapView = { ...initialMapView, routeIndex: 1 }

describe('togglePlannedStops (§4)', () => {
  it('shows the unplanned stops only and keeps that in its cookie', () => {
    const { view, rebuild, cookieChanges } = after(initialMapView, 'togglePlannedStops')
    expect(viewModeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(cookieChanges).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'true' }])
    expect(rebuild).toBe(false)
  })

  it('toggled again, returns to the focused day', () => {
    const { view, cookieChanges } = after({ ...onMonday, onlyUnplanned: true }, 'togglePlannedStops')
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(cookieChanges).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'false' }])
  })

  it('leaves the route and the stop that were zoomed', () => {
    expect(viewModeOf(after(alone, 'togglePlannedStops').view)).toEqual({ kind: 'unplanned only' })
    expect(after(alone, 'togglePlannedStops').view).toMatchObject({ routeIndex: undefined, spot: undefined })
  })
})

describe('toggleRouteDay (§4)', () => {
  it('shows a single route day and keeps it in its cookie', () => {
    const { view, rebuild, cookieChanges } = after(initialMapView, 'toggleRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(cookieChanges).toEqual([{ cookie: 'focusedRouteDay', value: 'Di' }])
    expect(rebuild).toBe(false)
  })

  it.each(['2026-11-23', 'ALL'])('clears the filter when given %s while 2026-11-23 is focused', (routeDay) => {
    const { view, cookieChanges } = after(onMonday, 'toggleRouteDay', { routeDay })
    expect(viewModeOf(view)).toEqual({ kind: 'all routes' })
    expect(cookieChanges).toEqual([{ cookie: 'focusedRouteDay', value: 'ALL' }])
  })

  it('of another day, changes to that day', () => {
    expect(after(onMonday, 'toggleRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('leaves the route that was zoomed', () => {
    const { view, cookieChanges } = after(onRoute2, 'toggleRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(cookieChanges).toEqual([
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
    expect(after(initialMapView, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
    expect(after({ ...initialMapView, day: 'Di' }, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('with ALL, shows every day', () => {
    expect(after(onMonday, 'showRouteDay', { routeDay: 'ALL' }).view.day).toBeUndefined()
  })

  it('waits beneath the unplanned stops until they are toggled off', () => {
    const { view } = after(unplanned, 'showRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(viewModeOf(after(view, 'togglePlannedStops').view)).toEqual({ kind: 'one day', day: 'Di' })
  })

  it('does nothing without a day', () => {
    expect(after(onMonday, 'showRouteDay').view).toBe(onMonday)
  })
})
