import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MapStore, restoreMapView, applyMapMessage } from '../../../src/application/map'
import { cookiesOf, mapMessage } from '../../../src/domain/map'
import type { CookieName } from '../../../src/domain/session'
import { aMapMessage } from '../../kit/arbitraries/map'

const jar = () => {
  const kept = new Map<CookieName, string>()
  return {
    kept,
    read: (name: CookieName) => kept.get(name),
    write: (name: CookieName, value: string | undefined) =>
      void (value === undefined ? kept.delete(name) : kept.set(name, value)),
  }
}

describe('telling the map (§4)', () => {
  it('keeps the index of a route while it is zoomed, and removes it when it is left', () => {
    const [map, cookies] = [new MapStore(), jar()]
    const tell = applyMapMessage({ map, cookies })
    tell(mapMessage('zoomToRoute', { routeIndex: 3 }))
    expect(map.mode).toEqual({ kind: 'one route', index: 3 })
    expect(cookies.kept.get('routeIndexForScrolling')).toBe('3')
    tell(mapMessage('unzoomFromRoute'))
    expect(map.mode).toEqual({ kind: 'all routes' })
    expect(cookies.kept.has('routeIndexForScrolling')).toBe(false)
  })

  it('leaves what a hand is on, and what was boxed, as it was', () => {
    const map = new MapStore()
    map.set({ ...map.value, highlighted: { kind: 'route', index: 1 }, selected: ['a'] })
    applyMapMessage({ map, cookies: jar() })(mapMessage('togglePlannedStops'))
    expect(map.highlighted).toEqual({ kind: 'route', index: 1 })
    expect(map.selected).toEqual(['a'])
  })

  it('is taken up on the next visit where it was left, whatever was told', () => {
    fc.assert(
      fc.property(fc.array(aMapMessage(), { maxLength: 6 }), (messages) => {
        const [before, after, cookies] = [new MapStore(), new MapStore(), jar()]
        const tell = applyMapMessage({ map: before, cookies })
        for (const message of messages) tell({ ...message, projectId: 'p1' })
        restoreMapView({ map: after, cookies })()
        expect(cookiesOf(after.view)).toEqual(cookiesOf(before.view))
      }),
    )
  })

  it('finds the whole map where nothing was kept', () => {
    const map = new MapStore()
    applyMapMessage({ map, cookies: jar() })(mapMessage('zoomToRoute', { routeIndex: 3 }))
    restoreMapView({ map, cookies: jar() })()
    expect(map.mode).toEqual({ kind: 'all routes' })
    expect(map.selected).toEqual([])
  })
})
