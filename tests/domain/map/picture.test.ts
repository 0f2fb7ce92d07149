import { describe, expect, it } from 'vitest'
import {
  drawnPicture,
  everything,
  headquartersIn,
  linesIn,
  north,
  plan,
  ringsIn,
  south,
  stopsIn,
  withStopFields,
} from './drawn'

describe('all routes (§4)', () => {
  const picture = drawnPicture()

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
    expect(stopsIn(drawnPicture({}, withStopFields(plan, { a: { type: 'START' }, loose: { type: 'END' } })))).toBe(
      'b c',
    )
  })
})

describe('a single route (§4)', () => {
  const picture = drawnPicture({ routeIndex: 0, day: '2026-11-24', onlyUnplanned: true })

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
    const far = drawnPicture({ routeIndex: 0 }, { ...plan, routes: [{ ...north, start }, south] })
    expect(ringsIn(far)).toEqual(['Start of route 1', 'End of route 1'])
    const frame = { southWest: { lat: 52.1, lng: 5.1 }, northEast: { lat: 52.6, lng: 5.3 } }
    expect(far.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('gives way to what lies beneath when it is gone', () => {
    expect(stopsIn(drawnPicture({ routeIndex: 9, day: '2026-11-24' }))).toBe('c')
  })
})

describe('a single route day (§4)', () => {
  const picture = drawnPicture({ day: '2026-11-24' })

  it('shows the routes and stops of that day, and the headquarters', () => {
    expect(stopsIn(picture)).toBe('c')
    expect(linesIn(picture)).toBe('1')
    expect(headquartersIn(picture)).toBe(2)
    expect(picture.clusters.kind).toBe('grid')
  })

  it('shows the unplanned stops that are meant for it too, as the list does', () => {
    expect(
      stopsIn(drawnPicture({ day: '2026-11-24' }, withStopFields(plan, { loose: { routeDay: '2026-11-24' } }))),
    ).toBe('c loose')
  })

  it('looks at its only stop no nearer than at a stop (§9)', () => {
    const frame = { southWest: { lat: 51.9, lng: 5 }, northEast: { lat: 51.9, lng: 5 } }
    expect(picture.camera).toEqual({ kind: 'fit', frame, maxZoom: 16, asked: 0 })
  })

  it('of no route, shows nothing and looks at the whole plan', () => {
    const empty = drawnPicture({ day: 'Vr' })
    expect([stopsIn(empty), linesIn(empty)]).toEqual(['', ''])
    expect(empty.camera).toEqual({ kind: 'fit', frame: everything, maxZoom: 16, asked: 0 })
  })
})

describe('unplanned stops only (§4)', () => {
  const picture = drawnPicture({ onlyUnplanned: true, day: '2026-11-24' })

  it('shows those and no line', () => {
    expect(stopsIn(picture)).toBe('loose')
    expect(linesIn(picture)).toBe('')
    expect(headquartersIn(picture)).toBe(2)
  })
})

describe('a single stop (§4)', () => {
  const zoomTarget = { at: { lat: 52.2, lng: 5.3 }, stopId: 'b', alone: true }

  it('shows only that stop, at zoom 16, upon the lines beneath', () => {
    const picture = drawnPicture({ zoomTarget, cameraRequestCount: 3 })
    expect(stopsIn(picture)).toBe('b')
    expect(linesIn(picture)).toBe('0 1')
    expect(headquartersIn(picture)).toBe(0)
    expect(picture.clusters).toEqual({ kind: 'none' })
    expect(picture.camera).toEqual({ kind: 'point', at: zoomTarget.at, zoom: 16, asked: 3 })
  })

  it('upon a single route, shows its line and no ring', () => {
    const picture = drawnPicture({ zoomTarget, routeIndex: 0 })
    expect([stopsIn(picture), linesIn(picture), ringsIn(picture)]).toEqual(['b', '0', []])
  })

  it('upon unplanned stops, shows no line', () => {
    expect(linesIn(drawnPicture({ zoomTarget, onlyUnplanned: true }))).toBe('')
  })

  it('told by its place alone, is every stop at that door', () => {
    const beside = { a: { at: { lat: 52.1, lng: 5.3 } }, c: { at: { lat: 52.2, lng: 5 } } }
    const shared = withStopFields(plan, { ...beside, loose: { coordinates: { lat: 52.2, lng: 5.3 } } })
    expect(stopsIn(drawnPicture({ zoomTarget: { ...zoomTarget, stopId: undefined } }, shared))).toBe('b loose')
    expect(stopsIn(drawnPicture({ zoomTarget }, shared))).toBe('b')
    const nowhere = withStopFields(shared, { loose: { coordinates: undefined } })
    expect(stopsIn(drawnPicture({ zoomTarget: { ...zoomTarget, stopId: undefined } }, nowhere))).toBe('b')
  })

  it('that has changed, is looked at among the others', () => {
    const picture = drawnPicture({ zoomTarget: { ...zoomTarget, hidesOthers: false } })
    expect(stopsIn(picture)).toBe('a b c loose')
    expect(picture.camera).toEqual({ kind: 'point', at: zoomTarget.at, zoom: 16, asked: 0 })
  })
})
