import { describe, expect, it } from 'vitest'
import { emptyMapContent, diffMapContents, mapMessage, type MapContent } from '../../../src/domain/map'
import { emptyPlan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { north, south, withStopFields, plan, drawnMapContent, stopsIn, headquartersIn, linesIn } from './drawn'

describe('the layers in a map content', () => {
  const set = (fields: Parameters<typeof mapMessage>[1]): MapContent =>
    drawnMapContent({ settings: mapMessage('mapSettings', fields) })

  it('hidden markers leave headquarters, lines and camera', () => {
    const content = set({ showMarkers: false })
    expect([stopsIn(content), headquartersIn(content), linesIn(content)]).toEqual(['', 2, '0 1'])
    expect(content.camera).toEqual(drawnMapContent().camera)
  })

  it('hidden lines are not in the map content', () => {
    const content = set({ showPolyline: false })
    expect([stopsIn(content), content.lines.size]).toEqual(['a b c loose', 0])
  })

  it('groups can be turned off', () => {
    expect(set({ showMarkerClusters: false }).groupingRule).toEqual({ kind: 'none' })
    expect(set({ showMarkerClusters: true }).groupingRule.kind).toBe('grid')
  })
})

describe('mapContentOf: stops without coordinates', () => {
  const odd = withStopFields(plan, {
    a: { coordinates: undefined },
    b: { coordinates: { lat: NaN, lng: 5 } },
    c: { coordinates: { lat: 0, lng: 0 } },
  })

  it('stops without coordinates are listed as unlocated, and the others have pins', () => {
    const content = drawnMapContent({}, odd)
    expect(stopsIn(content)).toBe('loose')
    expect(content.unlocatedStops.map((stop) => stop.facts.id)).toEqual(['a', 'b', 'c'])
  })

  it('stops outside the view are not listed as unlocated', () => {
    expect(drawnMapContent({ day: '2026-11-24' }, odd).unlocatedStops.map((stop) => stop.facts.id)).toEqual(['c'])
    expect(drawnMapContent().unlocatedStops).toEqual([])
  })
})

describe('mapContentOf: a stop with latitude and longitude swapped', () => {
  const swapped = withStopFields(plan, { loose: { coordinates: { lat: 4.9, lng: 52.4 } } })

  it('the swapped stop has a pin, is listed as an outlier, and does not widen the camera', () => {
    const content = drawnMapContent({}, swapped)
    expect(stopsIn(content)).toBe('a b c loose')
    expect(content.outlierStops.map((stop) => stop.facts.id)).toEqual(['loose'])
    const bounds = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 52.2, lng: 5.3 } }
    expect(content.camera).toEqual({ kind: 'fit', bounds, maxZoom: 16, requestCount: 0 })
  })

  it('the camera shows the swapped stop if it is the only one', () => {
    const content = drawnMapContent({ onlyUnplanned: true }, swapped)
    expect(content.outlierStops).toEqual([])
    const bounds = { southWest: { lat: 4.9, lng: 52.4 }, northEast: { lat: 4.9, lng: 52.4 } }
    expect(content.camera).toEqual({ kind: 'fit', bounds, maxZoom: 16, requestCount: 0 })
  })
})

describe('mapContentOf: a route with an unreadable path', () => {
  it('the route is listed as unreadable in views that show it', () => {
    const withUnreadablePath = { ...plan, routes: [north, { ...south, overviewPolyline: 'garbage\u0000' }] }
    expect(drawnMapContent({}, withUnreadablePath).unreadableRouteIndexes).toEqual([1])
    expect(drawnMapContent({ routeIndex: 0 }, withUnreadablePath).unreadableRouteIndexes).toEqual([])
    expect(drawnMapContent().unreadableRouteIndexes).toEqual([])
    const nowhere = { ...aRouteTo([], { index: 2 }), start: undefined, end: undefined, overviewPolyline: 'garbage' }
    expect(drawnMapContent({}, { ...plan, routes: [north, south, nowhere] }).unreadableRouteIndexes).toEqual([])
  })
})

describe('mapContentOf: an empty plan', () => {
  it('an empty plan shows the headquarters, centred by default at zoom 7 (§9)', () => {
    const content = drawnMapContent({}, emptyPlan)
    expect([...content.markers.keys()]).toEqual(['headquarters 1', 'headquarters 2'])
    expect(content.camera).toEqual({
      kind: 'point',
      coordinates: { lat: 52.100556, lng: 5.645833 },
      zoom: 7,
      requestCount: 0,
    })
  })
})

describe('mapContentOf: stops with the ids of markers', () => {
  it('such stops have pins besides the markers', () => {
    const named = aPlanOf([aRouteTo(['start 0', 'stop start 0'])], ['headquarters 1'])
    expect([...drawnMapContent({ routeIndex: 0 }, named).markers.keys()]).toEqual(['start 0'])
    expect(stopsIn(drawnMapContent({ routeIndex: 0 }, named))).toBe('start 0 stop start 0')
    const changes = diffMapContents(drawnMapContent({ routeIndex: 0 }, named), drawnMapContent({}, named))
    expect([changes.pins.removed, changes.markers.removed]).toEqual([[], ['start 0']])
    expect(changes.pins.upserted.map(({ facts: { id } }) => id)).toEqual(['headquarters 1'])
  })
})

describe('emptyMapContent', () => {
  it('the empty map content has no pins, no lines and no past camera request', () => {
    expect(emptyMapContent).toEqual({
      pins: [],
      missedSlotsByStop: new Map(),
      markers: new Map(),
      lines: new Map(),
      groupingRule: { kind: 'none' },
      camera: { kind: 'point', coordinates: { lat: 52.100556, lng: 5.645833 }, zoom: 7, requestCount: -1 },
      fit: { kind: 'point', coordinates: { lat: 52.100556, lng: 5.645833 }, zoom: 7, requestCount: -1 },
      unlocatedStops: [],
      outlierStops: [],
      unreadableRouteIndexes: [],
    })
  })
})
