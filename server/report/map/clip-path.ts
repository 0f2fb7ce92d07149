import type { Box, Point } from '../page'

/**
 * The part of an area inside a box, cut side by side (Sutherland and Hodgman). Without it, every map would hold the
 * coast of the whole country.
 */
export const clipArea = (points: ReadonlyArray<Point>, { x, y, width, height }: Box): ReadonlyArray<Point> =>
  [
    (point: Point) => point.x - x,
    (point: Point) => x + width - point.x,
    (point: Point) => point.y - y,
    (point: Point) => y + height - point.y,
  ].reduce(cutSide, points)

/** `insideBy` says how far a point is inside of a side; negative outside. */
const cutSide = (points: ReadonlyArray<Point>, insideBy: (point: Point) => number): ReadonlyArray<Point> => {
  const result: Point[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (before !== undefined) {
      const [from, to] = [insideBy(before), insideBy(point)]
      if (from < 0 !== to < 0) result.push(pointBetween(before, point, from / (from - to)))
      if (to >= 0) result.push(point)
    }
    before = point
  }
  return result
}

const pointBetween = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The parts of a line that may be inside a box, each with the points just outside. */
export const clipLine = (points: ReadonlyArray<Point>, box: Box): ReadonlyArray<ReadonlyArray<Point>> => {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before === undefined || isBeside(before, point, box)) {
      part = [point]
      continue
    }
    if (part.length === 1) parts.push(part)
    part.push(point)
  }
  return parts
}

/** Whether both ends are beyond the same side, so that nothing between them is in the box. */
const isBeside = (from: Point, to: Point, { x, y, width, height }: Box): boolean =>
  Math.max(from.x, to.x) < x ||
  Math.min(from.x, to.x) > x + width ||
  Math.max(from.y, to.y) < y ||
  Math.min(from.y, to.y) > y + height
