import { describe, expect, it } from 'vitest'
import {
  emptyPicture,
  diffPictures,
  defaultCentre,
  pictureOf,
  initialMapView,
  type PictureDiff,
} from '../../../src/domain/map'
import { moveStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, putStops } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const plan = aPlanOf(
  [
    aRouteTo(['a', 'b']),
    aRouteTo(['c'], { index: 1, day: '2026-11-24' }),
    aRouteTo(['d'], { index: 2, day: '2026-11-24' }),
  ],
  ['loose'],
)

const inWords = ({ pins, markers, lines }: PictureDiff): unknown => ({
  drop: [...pins.removed, ...markers.removed, ...lines.removed],
  put: [
    ...[...pins.upserted, ...markers.upserted].map(({ id }) => id),
    ...lines.upserted.map(({ routeIndex }) => routeIndex),
  ],
})

const whole = pictureOf(plan, initialMapView, undefined)

describe('the changes between two pictures', () => {
  it('from nothing, are the whole picture and where to look', () => {
    const changes = diffPictures(emptyPicture, whole)
    expect(changes.pins).toEqual({ drop: [], put: whole.pins.flat() })
    expect(changes.markers).toEqual({ drop: [], put: [...whole.markers.values()] })
    expect(changes.lines).toEqual({ drop: [], put: [...whole.lines.values()] })
    expect([changes.clusters, changes.camera]).toEqual([whole.clusters, whole.camera])
  })

  it('when a stop moves to another route, are two lines and the marks renumbered', () => {
    const moved = right<Plan>(moveStop(plan, { id: 'a', to: 1, number: undefined }))
    const changes = diffPictures(whole, pictureOf(moved, initialMapView, undefined))
    expect(inWords(changes)).toEqual({ drop: [], put: ['a', 'b', 0, 1] })
    expect([changes.clusters, changes.camera]).toEqual([undefined, undefined])
  })

  it('when a day is chosen, hide what is not of that day and make nothing anew', () => {
    const ofDay = pictureOf(plan, { ...initialMapView, day: '2026-11-24', cameraRequestCount: 1 }, undefined)
    const changes = diffPictures(whole, ofDay)
    expect(inWords(changes)).toEqual({ drop: ['a', 'b', 'loose', 0], put: [] })
    expect(changes.camera).toEqual(ofDay.camera)
    expect(inWords(diffPictures(ofDay, whole))).toEqual({ drop: [], put: ['a', 'b', 'loose', 0] })
  })

  it('when a route is zoomed, switch off clusters', () => {
    const zoomed = pictureOf(plan, { ...initialMapView, routeIndex: 0, cameraRequestCount: 1 }, undefined)
    expect(diffPictures(whole, zoomed).clusters).toEqual({ kind: 'none' })
    expect(diffPictures(zoomed, whole).clusters).toEqual({ kind: 'grid', gridSize: 40, maxZoom: 13 })
  })
})

describe('the map under the cursor', () => {
  const wider: Plan = {
    ...plan,
    stops: putStops(plan.stops, [aStopCalled('new', { coordinates: { lat: 53.2, lng: 6.5 } })]),
  }

  it('stays when an edit widens the frame', () => {
    expect(diffPictures(whole, pictureOf(wider, initialMapView, undefined)).camera).toBeUndefined()
  })

  it('moves when it is told to look', () => {
    const again = pictureOf(wider, { ...initialMapView, cameraRequestCount: 1 }, undefined)
    expect(diffPictures(whole, again).camera).toEqual(again.camera)
  })

  it('moves when the first place comes', () => {
    const before = pictureOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffPictures(before, whole).camera).toEqual(whole.camera)
    expect(
      diffPictures(before, pictureOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)).camera,
    ).toBeUndefined()
  })

  it('moves when the last place goes', () => {
    const after = pictureOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffPictures(whole, after).camera).toEqual(after.camera)
  })

  it('moves to a stop that stands in the default centre', () => {
    const zoomTarget = { at: defaultCentre, stopId: undefined, alone: true }
    const near = pictureOf({ ...plan, stops: emptyStopList }, { ...initialMapView, zoomTarget }, undefined)
    const far = pictureOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffPictures(far, near).camera).toEqual(near.camera)
  })

  it.each([
    { lat: 52.2, lng: 5.1 },
    { lat: 52.1, lng: 5.2 },
  ])('moves from one stop to another: %o', (coordinates) => {
    const zoomTarget = { at: { lat: 52.1, lng: 5.1 }, stopId: undefined, alone: true }
    const one = pictureOf(plan, { ...initialMapView, zoomTarget }, undefined)
    const other = pictureOf(plan, { ...initialMapView, zoomTarget: { ...zoomTarget, coordinates } }, undefined)
    expect(diffPictures(one, other).camera).toEqual(other.camera)
  })
})
