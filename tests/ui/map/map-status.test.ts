import { describe, expect, it } from 'vitest'
import { applyMapMessage, viewModeOf, initialMapView, type MapView } from '../../../src/domain/map'
import { emptyPlan } from '../../../src/domain/plan'
import { mapStatusOf } from '../../../src/ui/map/map-status'
import { plan } from '../../domain/map/drawn'

const said = (view: Partial<MapView>) => {
  const { title, details } = mapStatusOf(plan, { ...initialMapView, ...view })
  return `${title} · ${details}`
}

describe('what the map says it shows', () => {
  it('is all routes, a route, a day, the unplanned stops or a stop', () => {
    expect(said({})).toBe('All routes · 2 routes, 4 stops')
    expect(said({ routeIndex: 1 })).toBe('Route 2 · Zuid, 1 stop')
    expect(said({ day: '2026-11-24' })).toBe('Di 24-11 · 1 route, 1 stop')
    expect(said({ onlyUnplanned: true })).toBe('Unplanned stops · 1')
    const zoomTarget = { at: { lat: 52.1, lng: 5.1 }, stopId: 'a', alone: true }
    expect(said({ zoomTarget })).toContain('Stop 10 · ')
  })

  it('is all of it where the route is gone, and all stops where there are no routes', () => {
    expect(said({ routeIndex: 9 })).toBe('All routes · 2 routes, 4 stops')
    expect(mapStatusOf(emptyPlan, initialMapView).title).toBe('All stops')
  })

  it.each<Partial<MapView>>([
    { routeIndex: 1 },
    { day: '2026-11-24' },
    { onlyUnplanned: true },
    { zoomTarget: { coordinates: { lat: 52.1, lng: 5.1 }, stopId: 'a', hidesOthers: true } },
  ])('can be left: %o', (narrowed) => {
    const view = { ...initialMapView, ...narrowed }
    const { leaveMessage } = mapStatusOf(plan, view)
    expect(leaveMessage && viewModeOf(applyMapMessage(view, leaveMessage).view)).toEqual({ kind: 'all routes' })
  })

  it('offers no way out of the whole map', () => {
    expect(mapStatusOf(plan, initialMapView).leaveMessage).toBeUndefined()
  })
})
