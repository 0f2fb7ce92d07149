import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipArea, clipLine } from '../../../../server/report/map/basemap-commands'
import type { Point } from '../../../../server/report/page'

const box = { x: 0, y: 0, width: 100, height: 60 }

const aPoint = (): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: -200, max: 300 }), y: fc.integer({ min: -200, max: 300 }) })

const isInside = ({ x, y }: Point): boolean => x >= -1e-6 && x <= 100 + 1e-6 && y >= -1e-6 && y <= 60 + 1e-6

/** By counting the sides left of the point. */
const isInArea = (area: ReadonlyArray<Point>, { x, y }: Point): boolean =>
  area.filter((to, index) => {
    const from = area.at(index - 1) ?? to
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  }).length %
    2 ===
  1

describe('clipArea', () => {
  it('nothing of the area is outside the box, and every point of the box stays inside or outside of it', () => {
    fc.assert(
      fc.property(fc.array(aPoint(), { minLength: 3, maxLength: 8 }), (area) => {
        const clipped = clipArea(area, box)
        expect(clipped.filter((point) => !isInside(point))).toEqual([])
        for (const x of [7.13, 51.77, 93.31])
          for (const y of [3.19, 31.73, 57.37]) expect(isInArea(clipped, { x, y })).toBe(isInArea(area, { x, y }))
      }),
    )
  })

  it('an area around the box becomes the box', () => {
    const around = [
      { x: -10, y: -10 },
      { x: 500, y: -10 },
      { x: 500, y: 500 },
      { x: -10, y: 500 },
    ]
    expect(new Set(clipArea(around, box).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['0 0', '100 0', '100 60', '0 60']),
    )
  })
})

describe('clipLine', () => {
  it('every leg with an end inside the box stays, and a line beside the box is left out', () => {
    fc.assert(
      fc.property(fc.array(aPoint(), { maxLength: 12 }), (line) => {
        const legs = clipLine(line, box).flatMap((part) => part.slice(1).map((to, index) => [part[index], to]))
        const wanted = line.slice(1).map((to, index) => [line[index], to])
        for (const leg of wanted.filter((ends) => ends.some((end) => end !== undefined && isInside(end))))
          expect(legs).toContainEqual(leg)
        expect(
          clipLine(
            line.map(({ x, y }) => ({ x: x + 301, y })),
            box,
          ),
        ).toEqual([])
      }),
    )
  })
})
