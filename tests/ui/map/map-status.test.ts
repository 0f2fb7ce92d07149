import { describe, expect, it } from 'vitest'
import { applyMapMessage, viewModeOf, initialMapView, type MapView } from '../../../src/domain/map'
import { emptyPlan } from '../../../src/domain/plan'
import { mapStatusOf } from '../../../src/ui/map/map-status'
import { plan } from '../../domain/map/drawn'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const statusText = (view: Partial<MapView>) => {
  const { title, details } = mapStatusOf(plan, { ...initialMapView, ...view })
  return `${title} · ${details}`
}

describe('mapStatusOf', () => {
  it('the title names all routes, a route, a day, the unplanned stops or a stop', () => {
    expect(statusText({})).toBe('All routes · 2 routes, 3 stops, 1 unplanned')
    expect(statusText({ routeIndex: 1 })).toBe('Route 2 · Zuid, 1 stop')
    expect(statusText({ day: '2026-11-24' })).toBe('Di 24-11 · 1 route, 1 stop')
    expect(statusText({ onlyUnplanned: true })).toBe('Unplanned stops · 1')
    const zoomTarget = { coordinates: { lat: 52.1, lng: 5.1 }, stopId: 'a', hidesOthers: true }
    expect(statusText({ zoomTarget })).toContain('Stop 10 · ')
  })

  it('the unplanned stops of a day are counted apart from those on its routes', () => {
    const stops = ['a', 'b', 'c', 'd'].map((id) =>
      aStopCalled(id, { requestedDay: id === 'd' ? '2026-11-25' : '2026-11-24' }),
    )
    const dayPlan = planOf([aRouteTo(['a', 'b'], { day: '2026-11-24' })], stops)
    const detailsOn = (day: string) => mapStatusOf(dayPlan, { ...initialMapView, day }).details
    expect(detailsOn('2026-11-24')).toBe('1 route, 2 stops, 1 unplanned')
    expect(detailsOn('2026-11-25')).toBe('0 routes, 0 stops, 1 unplanned')
  })

  it('an unknown route gives all routes, and a plan without routes gives all stops', () => {
    expect(statusText({ routeIndex: 9 })).toBe('All routes · 2 routes, 3 stops, 1 unplanned')
    expect(mapStatusOf(emptyPlan, initialMapView)).toMatchObject({ title: 'All stops', details: '0 stops' })
    expect(mapStatusOf(aPlanOf([], ['u', 'v']), initialMapView).details).toBe('2 stops, none planned yet')
  })

  it.each<Partial<MapView>>([
    { routeIndex: 1 },
    { day: '2026-11-24' },
    { onlyUnplanned: true },
    { zoomTarget: { coordinates: { lat: 52.1, lng: 5.1 }, stopId: 'a', hidesOthers: true } },
  ])('the leave message of the view %o leads back to all routes', (narrowed) => {
    const view = { ...initialMapView, ...narrowed }
    const { leaveMessage } = mapStatusOf(plan, view)
    expect(leaveMessage && viewModeOf(applyMapMessage(view, leaveMessage).view)).toEqual({ kind: 'all routes' })
  })

  it('the whole map has no leave message', () => {
    expect(mapStatusOf(plan, initialMapView).leaveMessage).toBeUndefined()
  })
})
