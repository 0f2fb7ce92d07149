import type { Point } from '../page'

/** Points closer than this, in points of paper, look like one. */
const MIN_DISTANCE = 0.5

/** Removes points too close to the previous one; the ends stay. */
export const thinLine = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const result: Point[] = []
  for (const [index, point] of points.entries()) {
    const last = result.at(-1)
    if (last === undefined || index === points.length - 1 || distance(last, point) >= MIN_DISTANCE) result.push(point)
  }
  return result
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
