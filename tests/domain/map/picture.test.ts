import { describe, expect, it } from 'vitest'
import { blankPicture, mapMessage, pictureOf, wholeMap, type MapView, type Picture } from '../../../src/domain/map'
import { emptyPlan, type Plan } from '../../../src/domain/plan'
import type { Stop } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const north = aRouteTo(['a', 'b'])
const south = aRouteTo(['c'], { index: 1, name: 'Zuid', day: '2026-11-24', color: '#39a15b' })

const told = (plan: Plan, changes: Readonly<Record<string, Partial<Stop>>>): Plan => ({
  ...plan,
  stops: plan.stops.map((stop) => ({ ...stop, ...changes[stop.id] })),
})

const plan = told(aPlanOf([north, south], ['loose']), {
  a: { at: { lat: 52.1, lng: 5.1 } },
  b: { at: { lat: 52.2, lng: 5.3 } },
  c: { at: { lat: 51.9, lng: 5 } },
  loose: { at: { lat: 52.4, lng: 4.9 } },
})

const drawn = (view: Partial<MapView> = {}, of: Plan = plan): Picture =>
  pictureOf(of, { ...wholeMap, ...view }, undefined)
const stopsIn = ({ marks }: Picture): string =>
  [...marks.values()].flatMap((mark) => (mark.kind === 'stop' ? [mark.stop.id] : [])).join(' ')
const ringsIn = ({ marks }: Picture): ReadonlyArray<string> =>
  [...marks.values()].flatMap((mark) => (mark.kind === 'ring' ? [mark.name] : []))
const headquartersIn = ({ marks }: Picture): number =>
  [...marks.values()].filter((mark) => mark.kind === 'headquarters').length
const linesIn = ({ lines }: Picture): string => [...lines.keys()].join(' ')

const everything = { southWest: { lat: 51.9, lng: 4.9 }, northEast: { lat: 52.4, lng: 5.3 } }

describe('all routes (§4)', () => {
  const picture = drawn()

  it('shows every stop, every line and the headquarters', () => {
    expect(stopsIn(picture)).toBe('a b c loose')
    expect(linesIn(picture)).toBe('0 1')
    expect(headquartersIn(picture)).toBe(2)
  })

  it('shows no rings, which would lie upon each other at the depot', () => {
    expect(ringsIn(picture)).toEqual([])
  })

  it('clusters on a grid of 40 up to zoom 13 (§9)', () => {
    expect(picture.clusters).toEqual({ kind: 'grid', gridSize: 40, maxZoom: 13 })
  })

  it('fits the stops', () => {
    expect(picture.camera).toEqual({ kind: 'fit', frame: everything, maxZoom: 16, asked: 0 })
  })

  it('leaves out START and END, which routes show', () => {
    expect(stopsIn(drawn({}, told(plan, { a: { type: 'START' }, loose: { type: 'END' } })))).toBe('b c')
  })
})

describe('a single route (§4)', () => {
  const picture = drawn({ routeIndex: 0, day: '2026-11-24', onlyUnplanned: true })

  it('hides the others, whatever it was zoomed from', () => {
    expect(stopsIn(picture)).toBe('a b')
    expect(linesIn(picture)).toBe('0')
    expect(headquartersIn(picture)).toBe(0)
  })

  it('shows where it starts and ends, in one ring where that is one place', () => {
    expect(ringsIn(picture)).toEqual(['Start and end of route 1'])
  })

  it('clusters nothing', () => {
    expect(picture.clusters).toEqual({ kind: 'none' })
  })

  it('fits its stops, start and end', () => {
    const at = { lat: 52.6, lng: 5.2 }
    const start = north.start && { ...north.start, address: { ...north.start.address, at } }
    const far = drawn({ routeIndex: 0 }, { ...plan, routes: [{ ...north, start }, south] })
    expect(ringsIn(far)).toEqual(['Start of route 1', 'End of route 1'])
    const frame = { southWest: { lat: 52.1, lng: 5.1 }, northEast: { lat: 52.6, lng: 5.3 } }
    expect(far.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('gives way to what lies beneath when it is gone', () => {
    expect(stopsIn(drawn({ routeIndex: 9, day: '2026-11-24' }))).toBe('c')
  })
})

describe('a single route day (§4)', () => {
  const picture = drawn({ day: '2026-11-24' })

  it('shows the routes and stops of that day, and the headquarters', () => {
    expect(stopsIn(picture)).toBe('c')
    expect(linesIn(picture)).toBe('1')
    expect(headquartersIn(picture)).toBe(2)
    expect(picture.clusters.kind).toBe('grid')
  })

  it('looks at its only stop no nearer than at a stop (§9)', () => {
    const frame = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 51.9, lng: 5 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('of no route, shows nothing and looks at the whole plan', () => {
    const empty = drawn({ day: 'Vr' })
    expect([stopsIn(empty), linesIn(empty)]).toEqual(['', ''])
    expect(empty.camera).toEqual({ kind: 'fit', frame: everything, maxZoom: 16, asked: 0 })
  })
})

describe('unplanned stops only (§4)', () => {
  const picture = drawn({ onlyUnplanned: true, day: '2026-11-24' })

  it('shows those and no line', () => {
    expect(stopsIn(picture)).toBe('loose')
    expect(linesIn(picture)).toBe('')
    expect(headquartersIn(picture)).toBe(2)
  })
})

describe('a single stop (§4)', () => {
  const spot = { at: { lat: 52.2, lng: 5.3 }, stopId: 'b', alone: true }

  it('shows only that stop, at zoom 16, upon the lines beneath', () => {
    const picture = drawn({ spot, asked: 3 })
    expect(stopsIn(picture)).toBe('b')
    expect(linesIn(picture)).toBe('0 1')
    expect(headquartersIn(picture)).toBe(0)
    expect(picture.clusters).toEqual({ kind: 'none' })
    expect(picture.camera).toEqual({ kind: 'point', at: spot.at, zoom: 16, asked: 3 })
  })

  it('upon a single route, shows its line and no ring', () => {
    const picture = drawn({ spot, routeIndex: 0 })
    expect([stopsIn(picture), linesIn(picture), ringsIn(picture)]).toEqual(['b', '0', []])
  })

  it('upon unplanned stops, shows no line', () => {
    expect(linesIn(drawn({ spot, onlyUnplanned: true }))).toBe('')
  })

  it('told by its place alone, is every stop at that door', () => {
    const shared = told(plan, { loose: { at: { lat: 52.2, lng: 5.3 } }, c: { at: { lat: 52.2, lng: 5 } } })
    expect(stopsIn(drawn({ spot: { ...spot, stopId: undefined } }, shared))).toBe('b loose')
  })

  it('that has changed, is looked at among the others', () => {
    const picture = drawn({ spot: { ...spot, alone: false } })
    expect(stopsIn(picture)).toBe('a b c loose')
    expect(picture.camera).toEqual({ kind: 'point', at: spot.at, zoom: 16, asked: 0 })
  })
})

describe('map settings', () => {
  const set = (fields: Parameters<typeof mapMessage>[1]): Picture =>
    drawn({ settings: mapMessage('mapSettings', fields) })

  it('hide the markers, and leave headquarters, lines and camera', () => {
    const picture = set({ showMarkers: false })
    expect([stopsIn(picture), headquartersIn(picture), linesIn(picture)]).toEqual(['', 2, '0 1'])
    expect(picture.camera).toEqual(drawn().camera)
  })

  it('hide the lines', () => {
    const picture = set({ showPolyline: false })
    expect([stopsIn(picture), linesIn(picture)]).toEqual(['a b c loose', ''])
  })

  it('switch off clusters', () => {
    expect(set({ showMarkerClusters: false }).clusters).toEqual({ kind: 'none' })
    expect(set({ showMarkerClusters: true }).clusters.kind).toBe('grid')
  })
})

describe('stops without a place', () => {
  const odd = told(plan, { a: { at: undefined }, b: { at: { lat: NaN, lng: 5 } }, c: { at: { lat: 0, lng: 0 } } })

  it('are not drawn but told, and the rest still shows', () => {
    const picture = drawn({}, odd)
    expect(stopsIn(picture)).toBe('loose')
    expect(picture.undrawn.map((stop) => stop.id)).toEqual(['a', 'b', 'c'])
  })

  it('are told of only where they would be seen', () => {
    expect(drawn({ day: '2026-11-24' }, odd).undrawn.map((stop) => stop.id)).toEqual(['c'])
    expect(drawn().undrawn).toEqual([])
  })
})

describe('a stop with latitude and longitude the wrong way round', () => {
  const swapped = told(plan, { loose: { at: { lat: 4.9, lng: 52.4 } } })

  it('is drawn and told of, and does not shrink the map', () => {
    const picture = drawn({}, swapped)
    expect(stopsIn(picture)).toBe('a b c loose')
    expect(picture.astray.map((stop) => stop.id)).toEqual(['loose'])
    const frame = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 52.2, lng: 5.3 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('is looked at where it is all there is to see', () => {
    const picture = drawn({ onlyUnplanned: true }, swapped)
    expect(picture.astray).toEqual([])
    const frame = { southWest: { lat: 4.9, lng: 52.4 }, northEast: { lat: 4.9, lng: 52.4 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })
})

describe('a route whose path cannot be read', () => {
  it('is told of where it shows', () => {
    const garbled = { ...plan, routes: [north, { ...south, overviewPolyline: 'garbage\u0000' }] }
    expect(drawn({}, garbled).garbled).toEqual([1])
    expect(drawn({ routeIndex: 0 }, garbled).garbled).toEqual([])
    expect(drawn().garbled).toEqual([])
  })
})

describe('a plan with nothing in it', () => {
  it('shows the headquarters, and the default centre at zoom 7 (§9)', () => {
    const picture = drawn({}, emptyPlan)
    expect([...picture.marks.keys()]).toEqual(['headquarters 1', 'headquarters 2'])
    expect(picture.camera).toEqual({ kind: 'point', at: { lat: 52.100556, lng: 5.645833 }, zoom: 7, asked: 0 })
  })
})

describe('stops whose ids are the names of other marks', () => {
  it('are drawn beside them', () => {
    const named = aPlanOf([aRouteTo(['start 0', 'stop start 0'])], ['headquarters 1'])
    expect([...drawn({ routeIndex: 0 }, named).marks.keys()]).toEqual(['start 0', 'stop start 0', 'stop stop start 0'])
    expect(drawn({}, named).marks.size).toBe(5)
  })
})

describe('before anything is drawn', () => {
  it('there is nothing, not even a place that was looked at', () => {
    expect(blankPicture).toMatchObject({ marks: new Map(), lines: new Map(), clusters: { kind: 'none' } })
    expect(blankPicture.camera.asked).toBe(-1)
  })
})
