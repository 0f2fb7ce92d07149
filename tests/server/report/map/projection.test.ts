import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectionOf, thinLine } from '../../../../server/report/map/projection'
import { aPoint } from '../../../kit/arbitraries/address'

const box = { x: 40, y: 100, width: 500, height: 280 }

const frameOf = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => ({
  southWest: { lat: Math.min(a.lat, b.lat), lng: Math.min(a.lng, b.lng) },
  northEast: { lat: Math.max(a.lat, b.lat), lng: Math.max(a.lng, b.lng) },
})

describe('projectionOf', () => {
  it('the whole frame is in the box, north up and east to the right', () => {
    fc.assert(
      fc.property(aPoint(), aPoint(), (corner, oppositeCorner) => {
        const frame = frameOf(corner, oppositeCorner)
        const { toPoint } = projectionOf(frame, box)
        const [bottomLeft, topRight] = [toPoint(frame.southWest), toPoint(frame.northEast)]
        expect(bottomLeft.x).toBeGreaterThanOrEqual(box.x - 1e-6)
        expect(topRight.x).toBeLessThanOrEqual(box.x + box.width + 1e-6)
        expect(topRight.y).toBeGreaterThanOrEqual(box.y - 1e-6)
        expect(bottomLeft.y).toBeLessThanOrEqual(box.y + box.height + 1e-6)
        expect(bottomLeft.x).toBeLessThanOrEqual(topRight.x)
        expect(topRight.y).toBeLessThanOrEqual(bottomLeft.y)
      }),
    )
  })

  it('the frame touches the box on two sides, unless everything lies in one village', () => {
    const { toPoint } = projectionOf({ southWest: { lat: 51, lng: 4 }, northEast: { lat: 53, lng: 6 } }, box)
    expect([toPoint({ lat: 53, lng: 6 }).y, toPoint({ lat: 51, lng: 4 }).y]).toEqual([100, 380])
  })

  it('a kilometre eastward is as long as one northward', () => {
    const { toPoint, perKm } = projectionOf(
      { southWest: { lat: 51.9, lng: 4.9 }, northEast: { lat: 52.1, lng: 5.1 } },
      box,
    )
    const centre = toPoint({ lat: 52, lng: 5 })
    // 10 km at 52 degrees north
    const east = toPoint({ lat: 52, lng: 5 + 10 / 68.46 })
    const north = toPoint({ lat: 52 + 10 / 111.2, lng: 5 })
    expect((east.x - centre.x) / 10).toBeCloseTo(perKm, 2)
    expect((centre.y - north.y) / 10).toBeCloseTo(perKm, 2)
  })

  it('the bounds of the box are what its corners show', () => {
    fc.assert(
      fc.property(aPoint(), aPoint(), (corner, oppositeCorner) => {
        const { toPoint, toBounds } = projectionOf(frameOf(corner, oppositeCorner), box)
        const { southWest, northEast } = toBounds(box)
        const [bottomLeft, topRight] = [toPoint(southWest), toPoint(northEast)]
        expect([bottomLeft.x, topRight.x]).toEqual([expect.closeTo(40, 6), expect.closeTo(540, 6)])
        expect([topRight.y, bottomLeft.y]).toEqual([expect.closeTo(100, 6), expect.closeTo(380, 6)])
      }),
    )
  })

  it('a single stop is in the middle with its surroundings', () => {
    const coordinates = { lat: 52, lng: 5 }
    const { toPoint, perKm } = projectionOf({ southWest: coordinates, northEast: coordinates }, box)
    expect(toPoint(coordinates)).toEqual({ x: 290, y: 240 })
    expect(perKm * 2).toBeLessThanOrEqual(box.height)
  })
})

describe('thinLine', () => {
  const gridPoint = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) })

  it('a thinned line has its ends, and no two equal points between them', () => {
    fc.assert(
      fc.property(fc.array(gridPoint, { minLength: 1, maxLength: 40 }), (points) => {
        const thinnedLine = thinLine(points.map(({ x, y }) => ({ x: x / 10, y: y / 10 })))
        expect(thinnedLine[0]).toEqual({ x: (points[0]?.x ?? 0) / 10, y: (points[0]?.y ?? 0) / 10 })
        expect(thinnedLine.at(-1)).toEqual({ x: (points.at(-1)?.x ?? 0) / 10, y: (points.at(-1)?.y ?? 0) / 10 })
        const inner = thinnedLine.slice(0, -1)
        for (const [index, { x, y }] of inner.slice(1).entries()) {
          const before = inner[index] ?? { x: 0, y: 0 }
          expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThanOrEqual(0.5)
        }
      }),
    )
  })
})
