import polyline from '@mapbox/polyline'
import { describe, expect, it } from 'vitest'
import { mapMessage } from '../../../src/domain/map'
import {
  drawnMapContent,
  boundsOfAllStops,
  headquartersIn,
  linesIn,
  north,
  plan,
  ringsIn,
  south,
  stopsIn,
  withStopFields,
} from './drawn'

describe('mapContentOf: all routes (§4)', () => {
  const content = drawnMapContent()

  it('the map content has every stop, every line and the headquarters', () => {
    expect(stopsIn(content)).toBe('a b c loose')
    expect(linesIn(content)).toBe('0 1')
    expect(headquartersIn(content)).toBe(2)
  })

  it('the map content has no rings, which would overlap at the depot', () => {
    expect(ringsIn(content)).toEqual([])
  })

  it('stops are grouped on a grid of 40 up to zoom 13 (§9)', () => {
    expect(content.groupingRule).toEqual({ kind: 'grid', gridSize: 40, maxZoom: 13 })
  })

  it('the camera fits the stops', () => {
    expect(content.camera).toEqual({ kind: 'fit', bounds: boundsOfAllStops, maxZoom: 16, requestCount: 0 })
  })

  it('START and END have no pins, since routes show them', () => {
    expect(stopsIn(drawnMapContent({}, withStopFields(plan, { a: { type: 'START' }, loose: { type: 'END' } })))).toBe(
      'b c',
    )
  })
})

describe('mapContentOf: a single route (§4)', () => {
  const content = drawnMapContent({ routeIndex: 0, day: '2026-11-24', onlyUnplanned: true })

  it('the other routes are hidden, whatever the view below is', () => {
    expect(stopsIn(content)).toBe('a b')
    expect(linesIn(content)).toBe('0')
    expect(headquartersIn(content)).toBe(0)
  })

  it('start and end have rings, or one ring at one place', () => {
    expect(ringsIn(content)).toEqual(['Start and end of route 1'])
  })

  it('nothing is grouped', () => {
    expect(content.groupingRule).toEqual({ kind: 'none' })
  })

  it('the camera fits stops, start and end', () => {
    const coordinates = { lat: 52.6, lng: 5.2 }
    const start = north.start && { ...north.start, address: { ...north.start.address, coordinates } }
    const far = drawnMapContent({ routeIndex: 0 }, { ...plan, routes: [{ ...north, start }, south] })
    expect(ringsIn(far)).toEqual(['Start of route 1', 'End of route 1'])
    const bounds = { southWest: { lat: 52.1, lng: 5.1 }, northEast: { lat: 52.6, lng: 5.3 } }
    expect(far.camera).toEqual({ kind: 'fit', bounds, maxZoom: 16, requestCount: 0 })
  })

  it('a removed route gives way to the view below it', () => {
    expect(stopsIn(drawnMapContent({ routeIndex: 9, day: '2026-11-24' }))).toBe('c')
  })
})

describe('mapContentOf: a single route day (§4)', () => {
  const content = drawnMapContent({ day: '2026-11-24' })

  it('the map content has the routes and stops of that day, and the headquarters', () => {
    expect(stopsIn(content)).toBe('c')
    expect(linesIn(content)).toBe('1')
    expect(headquartersIn(content)).toBe(2)
    expect(content.groupingRule.kind).toBe('grid')
  })

  it('unplanned stops meant for that day are shown too, as in the list', () => {
    expect(
      stopsIn(drawnMapContent({ day: '2026-11-24' }, withStopFields(plan, { loose: { routeDay: '2026-11-24' } }))),
    ).toBe('c loose')
  })

  it('the camera fits the stops, start and end of that day', () => {
    const bounds = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 52.1, lng: 5.1 } }
    expect(content.camera).toEqual({ kind: 'fit', bounds, maxZoom: 16, requestCount: 0 })
  })

  it('a day without routes shows nothing, with the camera on the whole plan', () => {
    const empty = drawnMapContent({ day: 'Vr' })
    expect([stopsIn(empty), linesIn(empty)]).toEqual(['', ''])
    expect(empty.camera).toEqual({ kind: 'fit', bounds: boundsOfAllStops, maxZoom: 16, requestCount: 0 })
  })
})

describe('mapContentOf: unplanned stops only (§4)', () => {
  const content = drawnMapContent({ onlyUnplanned: true, day: '2026-11-24' })

  it('the map content has the unplanned stops and no line', () => {
    expect(stopsIn(content)).toBe('loose')
    expect(linesIn(content)).toBe('')
    expect(headquartersIn(content)).toBe(2)
  })

  it('a single stop is shown no closer than at the zoom of a stop (§9)', () => {
    const bounds = { southWest: { lat: 52.4, lng: 4.9 }, northEast: { lat: 52.4, lng: 4.9 } }
    expect(content.camera).toEqual({ kind: 'fit', bounds, maxZoom: 16, requestCount: 0 })
  })
})

describe('mapContentOf: a single stop (§4)', () => {
  const zoomTarget = { coordinates: { lat: 52.2, lng: 5.3 }, stopId: 'b', hidesOthers: true }

  it('the map content has only that stop, at zoom 16, and the lines of the view below', () => {
    const content = drawnMapContent({ zoomTarget, cameraRequestCount: 3 })
    expect(stopsIn(content)).toBe('b')
    expect(linesIn(content)).toBe('0 1')
    expect(headquartersIn(content)).toBe(0)
    expect(content.groupingRule).toEqual({ kind: 'none' })
    expect(content.camera).toEqual({ kind: 'point', coordinates: zoomTarget.coordinates, zoom: 16, requestCount: 3 })
  })

  it('a stop zoomed from a single route has its line and no ring', () => {
    const content = drawnMapContent({ zoomTarget, routeIndex: 0 })
    expect([stopsIn(content), linesIn(content), ringsIn(content)]).toEqual(['b', '0', []])
  })

  it('a stop zoomed from another route or another day has the line of its own route', () => {
    for (const view of [{ routeIndex: 1 }, { day: '2026-11-24' }]) {
      const content = drawnMapContent({ zoomTarget, ...view })
      expect([stopsIn(content), linesIn(content), ringsIn(content)]).toEqual(['b', '0', []])
      expect(content.fit).toEqual(drawnMapContent({ routeIndex: 0 }).camera)
    }
  })

  it('a stop on no route leaves the line of the only route in view', () => {
    const loose = { coordinates: { lat: 52.4, lng: 4.9 }, stopId: 'loose', hidesOthers: true }
    expect(linesIn(drawnMapContent({ zoomTarget: loose, routeIndex: 1 }))).toBe('1')
  })

  it('a stop zoomed from the unplanned stops has no line', () => {
    expect(linesIn(drawnMapContent({ zoomTarget, onlyUnplanned: true }))).toBe('')
  })

  it('a zoom without a stop id shows every stop at those coordinates', () => {
    const centreStops = { a: { coordinates: { lat: 52.1, lng: 5.3 } }, c: { coordinates: { lat: 52.2, lng: 5 } } }
    const shared = withStopFields(plan, { ...centreStops, loose: { coordinates: { lat: 52.2, lng: 5.3 } } })
    expect(stopsIn(drawnMapContent({ zoomTarget: { ...zoomTarget, stopId: undefined } }, shared))).toBe('b loose')
    expect(stopsIn(drawnMapContent({ zoomTarget }, shared))).toBe('b')
    const nowhere = withStopFields(shared, { loose: { coordinates: undefined } })
    expect(stopsIn(drawnMapContent({ zoomTarget: { ...zoomTarget, stopId: undefined } }, nowhere))).toBe('b')
  })

  it('a stop that changed is zoomed to among the others', () => {
    const content = drawnMapContent({ zoomTarget: { ...zoomTarget, hidesOthers: false } })
    expect(stopsIn(content)).toBe('a b c loose')
    expect(content.camera).toEqual({ kind: 'point', coordinates: zoomTarget.coordinates, zoom: 16, requestCount: 0 })
  })

  it('a fit shows the whole view again, whether the zoom hides the others or not', () => {
    const { camera: unzoomed } = drawnMapContent()
    expect(drawnMapContent().fit).toEqual(unzoomed)
    for (const hidesOthers of [true, false])
      expect(drawnMapContent({ zoomTarget: { ...zoomTarget, hidesOthers } }).fit).toEqual(unzoomed)
    expect(drawnMapContent({ zoomTarget, routeIndex: 0 }).fit).toEqual(drawnMapContent({ routeIndex: 0 }).camera)
  })
})

describe('mapContentOf: the ends and lines of routes', () => {
  const boundsWith = (route: Partial<typeof north>, view: Parameters<typeof drawnMapContent>[0] = {}) => {
    const { camera } = drawnMapContent(view, { ...plan, routes: [{ ...north, ...route }, south] })
    return camera.kind === 'fit' ? camera.bounds : undefined
  }
  const depotAt = (lat: number, lng: number) =>
    north.end && { ...north.end, address: { ...north.end.address, coordinates: { lat, lng } } }
  const bend = { lat: 53.1, lng: 6.2 }
  const bentPath = {
    overviewPolyline: polyline.encode([
      [52.1, 5.1],
      [bend.lat, bend.lng],
      [52.2, 5.3],
    ]),
  }

  it('the first fit shows where routes start and end', () => {
    expect(boundsWith({ end: depotAt(52.6, 5.2) })).toEqual({ ...boundsOfAllStops, northEast: { lat: 52.6, lng: 5.3 } })
  })

  it('the first fit shows the whole path of a route, unless its line is hidden', () => {
    expect(boundsWith(bentPath)).toEqual({ ...boundsOfAllStops, northEast: bend })
    const hidden = { settings: mapMessage('mapSettings', { showPolyline: false }) }
    expect(boundsWith(bentPath, hidden)).toEqual(boundsOfAllStops)
  })

  it('a depot outside the region of delivery does not zoom out', () => {
    expect(boundsWith({ end: depotAt(-33.9, 18.4) })).toEqual(boundsOfAllStops)
  })
})
