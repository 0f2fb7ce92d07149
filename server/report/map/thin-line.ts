import type { Point } from '../page'

/** Points nearer to each other than this, in points of paper, look like one. */
const NEAR = 0.5

/** The line without points that are too near to the one before; its ends stay. */
export const thinned = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1)
    if (last === undefined || index === points.length - 1 || distance(last, point) >= NEAR) kept.push(point)
  }
  return kept
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
