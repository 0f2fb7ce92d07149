import { describe, expect, it } from 'vitest'
import { viewModeOf, initialMapView } from '../../../src/domain/map'
import { applyMessage, onMonday, onRoute2, onStop, unplanned } from './map-views'

describe('togglePlannedStops (§4)', () => {
  it('togglePlannedStops shows only the unplanned stops and stores that in its cookie', () => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(initialMapView, 'togglePlannedStops')
    expect(viewModeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(cookieChanges).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'true' }])
    expect(rebuildsMap).toBe(false)
  })

  it('a second togglePlannedStops returns to the focused day', () => {
    const { view, cookieChanges } = applyMessage({ ...onMonday, onlyUnplanned: true }, 'togglePlannedStops')
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: '2026-11-23' })
    expect(cookieChanges).toEqual([{ cookie: 'onlyShowPlannedStops', value: 'false' }])
  })

  it('togglePlannedStops ends the zoom to a route or stop', () => {
    expect(viewModeOf(applyMessage(onStop, 'togglePlannedStops').view)).toEqual({ kind: 'unplanned only' })
    expect(applyMessage(onStop, 'togglePlannedStops').view).toMatchObject({
      routeIndex: undefined,
      zoomTarget: undefined,
    })
  })
})

describe('toggleRouteDay (§4)', () => {
  it('toggleRouteDay shows a single day and stores it in its cookie', () => {
    const { view, rebuildsMap, cookieChanges } = applyMessage(initialMapView, 'toggleRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(cookieChanges).toEqual([{ cookie: 'focusedRouteDay', value: 'Di' }])
    expect(rebuildsMap).toBe(false)
  })

  it.each(['2026-11-23', 'ALL'])('%s clears the day filter while 2026-11-23 is focused', (routeDay) => {
    const { view, cookieChanges } = applyMessage(onMonday, 'toggleRouteDay', { routeDay })
    expect(viewModeOf(view)).toEqual({ kind: 'all routes' })
    expect(cookieChanges).toEqual([{ cookie: 'focusedRouteDay', value: 'ALL' }])
  })

  it('toggleRouteDay of another day switches to it', () => {
    expect(applyMessage(onMonday, 'toggleRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('toggleRouteDay ends the zoom to a route', () => {
    const { view, cookieChanges } = applyMessage(onRoute2, 'toggleRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'one day', day: 'Di' })
    expect(cookieChanges).toEqual([
      { cookie: 'focusedRouteDay', value: 'Di' },
      { cookie: 'routeIndexForScrolling', value: undefined },
    ])
  })

  it('toggleRouteDay without a day does nothing', () => {
    expect(applyMessage(onMonday, 'toggleRouteDay').view).toBe(onMonday)
  })
})

describe('showRouteDay (§4)', () => {
  it('showRouteDay sets the day, also a second time', () => {
    expect(applyMessage(initialMapView, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
    expect(applyMessage({ ...initialMapView, day: 'Di' }, 'showRouteDay', { routeDay: 'Di' }).view.day).toBe('Di')
  })

  it('showRouteDay with ALL shows every day', () => {
    expect(applyMessage(onMonday, 'showRouteDay', { routeDay: 'ALL' }).view.day).toBeUndefined()
  })

  it('the day of showRouteDay applies once the unplanned stops are toggled off', () => {
    const { view } = applyMessage(unplanned, 'showRouteDay', { routeDay: 'Di' })
    expect(viewModeOf(view)).toEqual({ kind: 'unplanned only' })
    expect(viewModeOf(applyMessage(view, 'togglePlannedStops').view)).toEqual({ kind: 'one day', day: 'Di' })
  })

  it('showRouteDay without a day does nothing', () => {
    expect(applyMessage(onMonday, 'showRouteDay').view).toBe(onMonday)
  })
})
