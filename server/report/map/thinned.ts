import type { Point } from '../page'

/** Nearer than this, in points, the eye sees one. */
const NEAR = 0.5

/** The line without the points that nobody could tell apart; its ends stay. */
export const thinned = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1)
    if (last === undefined || index === points.length - 1 || distance(last, point) >= NEAR) kept.push(point)
  }
  return kept
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
