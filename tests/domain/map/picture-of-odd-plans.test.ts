import { describe, expect, it } from 'vitest'
import { emptyPicture, diffPictures, mapMessage, type Picture } from '../../../src/domain/map'
import { emptyPlan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { north, south, withStopFields, plan, drawnPicture, stopsIn, headquartersIn, linesIn } from './drawn'

describe('map settings', () => {
  const set = (fields: Parameters<typeof mapMessage>[1]): Picture =>
    drawnPicture({ settings: mapMessage('mapSettings', fields) })

  it('hide the markers, and leave headquarters, lines and camera', () => {
    const picture = set({ showMarkers: false })
    expect([stopsIn(picture), headquartersIn(picture), linesIn(picture)]).toEqual(['', 2, '0 1'])
    expect(picture.camera).toEqual(drawnPicture().camera)
  })

  it('hide the lines', () => {
    const picture = set({ showPolyline: false })
    expect([stopsIn(picture), picture.lines.size]).toEqual(['a b c loose', 0])
  })

  it('switch off clusters', () => {
    expect(set({ showMarkerClusters: false }).clusters).toEqual({ kind: 'none' })
    expect(set({ showMarkerClusters: true }).clusters.kind).toBe('grid')
  })
})

describe('stops without a place', () => {
  const odd = withStopFields(plan, {
    a: { coordinates: undefined },
    b: { coordinates: { lat: NaN, lng: 5 } },
    c: { coordinates: { lat: 0, lng: 0 } },
  })

  it('are not drawn but told, and the rest still shows', () => {
    const picture = drawnPicture({}, odd)
    expect(stopsIn(picture)).toBe('loose')
    expect(picture.unlocatedStops.map((stop) => stop.id)).toEqual(['a', 'b', 'c'])
  })

  it('are told of only where they would be seen', () => {
    expect(drawnPicture({ day: '2026-11-24' }, odd).unlocatedStops.map((stop) => stop.id)).toEqual(['c'])
    expect(drawnPicture().unlocatedStops).toEqual([])
  })
})

describe('a stop with latitude and longitude the wrong way round', () => {
  const swapped = withStopFields(plan, { loose: { coordinates: { lat: 4.9, lng: 52.4 } } })

  it('is drawn and told of, and does not shrink the map', () => {
    const picture = drawnPicture({}, swapped)
    expect(stopsIn(picture)).toBe('a b c loose')
    expect(picture.outlierStops.map((stop) => stop.id)).toEqual(['loose'])
    const frame = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 52.2, lng: 5.3 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('is looked at where it is all there is to see', () => {
    const picture = drawnPicture({ onlyUnplanned: true }, swapped)
    expect(picture.outlierStops).toEqual([])
    const frame = { southWest: { lat: 4.9, lng: 52.4 }, northEast: { lat: 4.9, lng: 52.4 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })
})

describe('a route whose path cannot be read', () => {
  it('is told of where it shows', () => {
    const garbled = { ...plan, routes: [north, { ...south, overviewPolyline: 'garbage\u0000' }] }
    expect(drawnPicture({}, garbled).unreadableRouteIndexes).toEqual([1])
    expect(drawnPicture({ routeIndex: 0 }, garbled).unreadableRouteIndexes).toEqual([])
    expect(drawnPicture().unreadableRouteIndexes).toEqual([])
    const nowhere = { ...aRouteTo([], { index: 2 }), start: undefined, end: undefined, overviewPolyline: 'garbage' }
    expect(drawnPicture({}, { ...plan, routes: [north, south, nowhere] }).unreadableRouteIndexes).toEqual([])
  })
})

describe('a plan with nothing in it', () => {
  it('shows the headquarters, and the default centre at zoom 7 (§9)', () => {
    const picture = drawnPicture({}, emptyPlan)
    expect([...picture.markers.keys()]).toEqual(['headquarters 1', 'headquarters 2'])
    expect(picture.camera).toEqual({ kind: 'point', at: { lat: 52.100556, lng: 5.645833 }, zoom: 7, asked: 0 })
  })
})

describe('stops whose ids are the names of marks', () => {
  it('are drawn beside them', () => {
    const named = aPlanOf([aRouteTo(['start 0', 'stop start 0'])], ['headquarters 1'])
    expect([...drawnPicture({ routeIndex: 0 }, named).markers.keys()]).toEqual(['start 0'])
    expect(stopsIn(drawnPicture({ routeIndex: 0 }, named))).toBe('start 0 stop start 0')
    const changes = diffPictures(drawnPicture({ routeIndex: 0 }, named), drawnPicture({}, named))
    expect([changes.pins.removed, changes.markers.removed]).toEqual([[], ['start 0']])
    expect(changes.pins.upserted.map(({ id }) => id)).toEqual(['headquarters 1'])
  })
})

describe('before anything is drawn', () => {
  it('there is nothing, not even a place that was looked at', () => {
    expect(emptyPicture).toEqual({
      pins: [],
      marks: new Map(),
      lines: new Map(),
      clusters: { kind: 'none' },
      camera: { kind: 'point', at: { lat: 52.100556, lng: 5.645833 }, zoom: 7, asked: -1 },
      undrawn: [],
      astray: [],
      garbled: [],
    })
  })
})
