import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projected } from '../../../../server/report/map/projection'
import { thinned } from '../../../../server/report/map/thin-line'
import { aPoint } from '../../../kit/arbitraries/address'

const box = { x: 40, y: 100, width: 500, height: 280 }

const frameOf = (one: { lat: number; lng: number }, other: { lat: number; lng: number }) => ({
  southWest: { lat: Math.min(one.lat, other.lat), lng: Math.min(one.lng, other.lng) },
  northEast: { lat: Math.max(one.lat, other.lat), lng: Math.max(one.lng, other.lng) },
})

describe('the map on paper', () => {
  it('has all of its frame in its box, north above and east at the right', () => {
    fc.assert(
      fc.property(aPoint(), aPoint(), (one, other) => {
        const frame = frameOf(one, other)
        const { onto } = projected(frame, box)
        const [bottomLeft, topRight] = [onto(frame.southWest), onto(frame.northEast)]
        expect(bottomLeft.x).toBeGreaterThanOrEqual(box.x - 1e-6)
        expect(topRight.x).toBeLessThanOrEqual(box.x + box.width + 1e-6)
        expect(topRight.y).toBeGreaterThanOrEqual(box.y - 1e-6)
        expect(bottomLeft.y).toBeLessThanOrEqual(box.y + box.height + 1e-6)
        expect(bottomLeft.x).toBeLessThanOrEqual(topRight.x)
        expect(topRight.y).toBeLessThanOrEqual(bottomLeft.y)
      }),
    )
  })

  it('touches its box on two sides, unless all lies in one village', () => {
    const { onto } = projected({ southWest: { lat: 51, lng: 4 }, northEast: { lat: 53, lng: 6 } }, box)
    expect([onto({ lat: 53, lng: 6 }).y, onto({ lat: 51, lng: 4 }).y]).toEqual([100, 380])
  })

  it('draws a kilometre eastward as long as one northward', () => {
    const { onto, perKm } = projected({ southWest: { lat: 51.9, lng: 4.9 }, northEast: { lat: 52.1, lng: 5.1 } }, box)
    const centre = onto({ lat: 52, lng: 5 })
    // 10 km at 52 degrees north
    const east = onto({ lat: 52, lng: 5 + 10 / 68.46 })
    const north = onto({ lat: 52 + 10 / 111.2, lng: 5 })
    expect((east.x - centre.x) / 10).toBeCloseTo(perKm, 2)
    expect((centre.y - north.y) / 10).toBeCloseTo(perKm, 2)
  })

  it('shows a single stop in the middle, with its surroundings', () => {
    const at = { lat: 52, lng: 5 }
    const { onto, perKm } = projected({ southWest: at, northEast: at }, box)
    expect(onto(at)).toEqual({ x: 290, y: 240 })
    expect(perKm * 2).toBeLessThanOrEqual(box.height)
  })
})

describe('a line on paper', () => {
  const aSpot = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) })

  it('keeps its ends, and no two points on one spot between them', () => {
    fc.assert(
      fc.property(fc.array(aSpot, { minLength: 1, maxLength: 40 }), (points) => {
        const kept = thinned(points.map(({ x, y }) => ({ x: x / 10, y: y / 10 })))
        expect(kept[0]).toEqual({ x: (points[0]?.x ?? 0) / 10, y: (points[0]?.y ?? 0) / 10 })
        expect(kept.at(-1)).toEqual({ x: (points.at(-1)?.x ?? 0) / 10, y: (points.at(-1)?.y ?? 0) / 10 })
        const inner = kept.slice(0, -1)
        for (const [index, { x, y }] of inner.slice(1).entries()) {
          const before = inner[index] ?? { x: 0, y: 0 }
          expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThanOrEqual(0.5)
        }
      }),
    )
  })
})
