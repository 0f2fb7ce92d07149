import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MapStore, restoreMapView, updateMapView } from '../../../src/application/map'
import { cookiesOf, mapMessage } from '../../../src/domain/map'
import type { CookieName } from '../../../src/domain/session'
import { aMapMessage } from '../../kit/arbitraries/map'

const cookieJar = () => {
  const values = new Map<CookieName, string>()
  return {
    values,
    read: (name: CookieName) => values.get(name),
    write: (name: CookieName, value: string | undefined) =>
      void (value === undefined ? values.delete(name) : values.set(name, value)),
  }
}

describe('updateMapView (§4)', () => {
  it('zoomToRoute stores the route index in a cookie, and unzoomFromRoute deletes it', () => {
    const [map, cookies] = [new MapStore(), cookieJar()]
    const apply = updateMapView({ map, cookies })
    apply(mapMessage('zoomToRoute', { routeIndex: 3 }))
    expect(map.mode).toEqual({ kind: 'one route', index: 3 })
    expect(cookies.values.get('routeIndexForScrolling')).toBe('3')
    apply(mapMessage('unzoomFromRoute'))
    expect(map.mode).toEqual({ kind: 'all routes' })
    expect(cookies.values.has('routeIndexForScrolling')).toBe(false)
  })

  it('a message leaves the highlighted item and the tool unchanged', () => {
    const map = new MapStore()
    map.set({ ...map.value, highlighted: { kind: 'route', index: 1 }, tool: 'box' })
    updateMapView({ map, cookies: cookieJar() })(mapMessage('togglePlannedStops'))
    expect(map.highlighted).toEqual({ kind: 'route', index: 1 })
    expect(map.tool).toBe('box')
  })

  it('restoreMapView restores the view after any messages', () => {
    fc.assert(
      fc.property(fc.array(aMapMessage(), { maxLength: 6 }), (messages) => {
        const [before, after, cookies] = [new MapStore(), new MapStore(), cookieJar()]
        const apply = updateMapView({ map: before, cookies })
        for (const message of messages) apply({ ...message, projectId: 'p1' })
        restoreMapView({ map: after, cookies })()
        expect(cookiesOf(after.view)).toEqual(cookiesOf(before.view))
      }),
    )
  })

  it('restoreMapView shows the whole map where no cookies are stored', () => {
    const map = new MapStore()
    updateMapView({ map, cookies: cookieJar() })(mapMessage('zoomToRoute', { routeIndex: 3 }))
    restoreMapView({ map, cookies: cookieJar() })()
    expect(map.mode).toEqual({ kind: 'all routes' })
    expect(map.tool).toBeUndefined()
  })
})
