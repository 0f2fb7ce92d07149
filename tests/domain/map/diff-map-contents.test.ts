import { describe, expect, it } from 'vitest'
import {
  emptyMapContent,
  diffMapContents,
  defaultCentre,
  mapContentOf,
  initialMapView,
  type MapContentDiff,
} from '../../../src/domain/map'
import { moveStop, type Plan } from '../../../src/domain/plan'
import { emptyStopList, stopList, type Stop } from '../../../src/domain/stop'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const plan = aPlanOf(
  [
    aRouteTo(['a', 'b']),
    aRouteTo(['c'], { index: 1, day: '2026-11-24' }),
    aRouteTo(['d'], { index: 2, day: '2026-11-24' }),
  ],
  ['loose'],
)

const idsOf = ({ pins, markers, lines }: MapContentDiff): unknown => ({
  removed: [...pins.removed, ...markers.removed, ...lines.removed],
  upserted: [
    ...pins.upserted.map(({ facts }) => facts.id),
    ...markers.upserted.map(({ id }) => id),
    ...lines.upserted.map(({ routeIndex }) => routeIndex),
  ],
})

const fullContent = mapContentOf(plan, initialMapView, undefined)

describe('diffMapContents', () => {
  it('the first map content is upserted as a whole, with a camera', () => {
    const changes = diffMapContents(emptyMapContent, fullContent)
    expect(changes.pins).toEqual({ removed: [], upserted: fullContent.pins.flat() })
    expect(changes.markers).toEqual({ removed: [], upserted: [...fullContent.markers.values()] })
    expect(changes.lines).toEqual({ removed: [], upserted: [...fullContent.lines.values()] })
    expect([changes.groupingRule, changes.camera]).toEqual([fullContent.groupingRule, fullContent.camera])
  })

  it('a stop moved to another route upserts two lines and the renumbered pins', () => {
    const moved = right<Plan>(moveStop(plan, { id: 'a', to: 1, number: undefined }))
    const changes = diffMapContents(fullContent, mapContentOf(moved, initialMapView, undefined))
    expect(idsOf(changes)).toEqual({ removed: [], upserted: ['a', 'b', 0, 1] })
    expect([changes.groupingRule, changes.camera]).toEqual([undefined, undefined])
  })

  it('a stop that kept its place and its object is skipped without being compared by id', () => {
    const countReads = (stop: Stop): Stop =>
      new Proxy(stop, {
        get: (target, key) => {
          readCount += 1
          return Reflect.get(target, key)
        },
      })
    let readCount = 0
    const [first, second, ...others] = fullContent.pins.flat()
    const skipped = others.map(countReads)
    const edited = first && { ...first }
    const [before, after] = [
      [first, second, ...skipped],
      [edited, second, ...skipped],
    ].map((stops) => ({
      ...fullContent,
      pins: [stops.flatMap((stop) => stop ?? [])],
    }))
    expect(diffMapContents(before ?? fullContent, after ?? fullContent).pins.upserted).toEqual([edited])
    expect(readCount).toBe(0)
  })

  it('choosing a day removes pins and lines, and upserts nothing', () => {
    const ofDay = mapContentOf(plan, { ...initialMapView, day: '2026-11-24', cameraRequestCount: 1 }, undefined)
    const changes = diffMapContents(fullContent, ofDay)
    expect(idsOf(changes)).toEqual({ removed: ['a', 'b', 'loose', 0], upserted: [] })
    expect(changes.camera).toEqual(ofDay.camera)
    expect(idsOf(diffMapContents(ofDay, fullContent))).toEqual({ removed: [], upserted: ['a', 'b', 'loose', 0] })
  })

  it('zooming to a route turns groups off', () => {
    const zoomed = mapContentOf(plan, { ...initialMapView, routeIndex: 0, cameraRequestCount: 1 }, undefined)
    expect(diffMapContents(fullContent, zoomed).groupingRule).toEqual({ kind: 'none' })
    expect(diffMapContents(zoomed, fullContent).groupingRule).toEqual({ kind: 'grid', gridSize: 40, maxZoom: 13 })
  })
})

describe('the stops outside their time slots', () => {
  const visitedAt = (time: string): Plan =>
    planOf(
      [aRouteTo([], { visits: [aVisitTo('a', { stopNumber: 10, arrival: `2026-11-23T${time}+01:00` })] })],
      [aStopCalled('a', { timeSlotLatest: '10:00' })],
    )
  const contentAt = (time: string) => mapContentOf(visitedAt(time), initialMapView, undefined)

  it('a stop that becomes late, later, or in time again is marked anew', () => {
    const missedFrom = (before: string, after: string) =>
      diffMapContents(contentAt(before), contentAt(after)).missedSlotsByStop
    const late = new Map([['a', { id: 'a', kind: 'late', seconds: 1200 }]])
    expect(missedFrom('09:00:00', '10:20:00')).toEqual(late)
    expect(missedFrom('10:10:00', '10:20:00')).toEqual(late)
    expect(missedFrom('10:20:00', '09:00:00')).toEqual(new Map())
  })

  it('the marks stay where the same stops are late by as much', () => {
    expect(diffMapContents(contentAt('10:20:00'), contentAt('10:20:00')).missedSlotsByStop).toBeUndefined()
    expect(diffMapContents(contentAt('09:00:00'), contentAt('09:30:00')).missedSlotsByStop).toBeUndefined()
  })
})

describe('the camera after an edit', () => {
  const wider: Plan = {
    ...plan,
    stops: stopList.put(plan.stops, [aStopCalled('new', { coordinates: { lat: 53.2, lng: 6.5 } })]),
  }

  it('wider bounds do not move the camera', () => {
    expect(diffMapContents(fullContent, mapContentOf(wider, initialMapView, undefined)).camera).toBeUndefined()
  })

  it('a camera request moves the camera', () => {
    const again = mapContentOf(wider, { ...initialMapView, cameraRequestCount: 1 }, undefined)
    expect(diffMapContents(fullContent, again).camera).toEqual(again.camera)
  })

  it('the first stop with coordinates moves the camera', () => {
    const before = mapContentOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffMapContents(before, fullContent).camera).toEqual(fullContent.camera)
    expect(
      diffMapContents(before, mapContentOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)).camera,
    ).toBeUndefined()
  })

  it('removing the last stop with coordinates moves the camera', () => {
    const after = mapContentOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffMapContents(fullContent, after).camera).toEqual(after.camera)
  })

  it('a stop at the default centre moves the camera', () => {
    const zoomTarget = { coordinates: defaultCentre, stopId: undefined, hidesOthers: true }
    const zoomedContent = mapContentOf({ ...plan, stops: emptyStopList }, { ...initialMapView, zoomTarget }, undefined)
    const unzoomedContent = mapContentOf({ ...plan, stops: emptyStopList }, initialMapView, undefined)
    expect(diffMapContents(unzoomedContent, zoomedContent).camera).toEqual(zoomedContent.camera)
  })

  it.each([
    { lat: 52.2, lng: 5.1 },
    { lat: 52.1, lng: 5.2 },
  ])('zooming to another stop moves the camera: %o', (coordinates) => {
    const zoomTarget = { coordinates: { lat: 52.1, lng: 5.1 }, stopId: undefined, hidesOthers: true }
    const first = mapContentOf(plan, { ...initialMapView, zoomTarget }, undefined)
    const second = mapContentOf(plan, { ...initialMapView, zoomTarget: { ...zoomTarget, coordinates } }, undefined)
    expect(diffMapContents(first, second).camera).toEqual(second.camera)
  })
})
