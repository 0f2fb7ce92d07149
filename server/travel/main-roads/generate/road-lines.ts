import { metresApart, type PlanePoint, nearestOn } from '../shores'

/** A road as a line, and whether it is a motorway. */
export type RoadLine = { readonly isMotorway: boolean; readonly points: ReadonlyArray<PlanePoint> }

/** In metres: how far a road that ends beside another one is made longer, and which points are one. */
const MAX_GAP = 1_500
const SAME_POINT = 250
const MAX_STEP = 2_500

const rounded = ({ x, y }: PlanePoint): PlanePoint => ({ x: Math.round(x), y: Math.round(y) })

/** Joins roads where they cross or nearly meet, and divides them into short steps between shared points. */
export const joinRoads = (drawn: ReadonlyArray<RoadLine>): ReadonlyArray<RoadLine> => {
  const joined = drawn.map((road) => ({ ...road, points: withJoinedEnds(road, drawn) }))
  const crossed = joined.map((road, index) => ({ ...road, points: withCrossings(road, joined, index) }))
  const known: PlanePoint[] = []
  const shared = (point: PlanePoint): PlanePoint => {
    const near = known.find((one) => metresApart(one, point) < SAME_POINT)
    if (near === undefined) known.push(point)
    return near ?? point
  }
  // Ends and crossings come first, so that other points move to them.
  for (const { points } of crossed) for (const point of [points[0], points.at(-1)]) if (point) shared(rounded(point))
  return crossed
    .map(({ isMotorway, points }) => ({ isMotorway, points: points.map((point) => shared(rounded(point))) }))
    .map(({ isMotorway, points }) => ({ isMotorway, points: inSteps(withoutTwins(points)) }))
}

const withoutTwins = (points: ReadonlyArray<PlanePoint>): ReadonlyArray<PlanePoint> =>
  points.filter((point, index) => point !== points[index - 1])

const withJoinedEnds = ({ points }: RoadLine, roads: ReadonlyArray<RoadLine>): ReadonlyArray<PlanePoint> => {
  const others = roads.filter((road) => road.points !== points)
  const [first, last] = [points[0], points.at(-1)]
  const ends = [first, last].map((end) => (end === undefined ? undefined : nearestOnRoads(end, others)))
  return [...(ends[0] === undefined ? [] : [ends[0]]), ...points, ...(ends[1] === undefined ? [] : [ends[1]])]
}

const nearestOnRoads = (end: PlanePoint, roads: ReadonlyArray<RoadLine>): PlanePoint | undefined => {
  let [nearest, distance]: [PlanePoint | undefined, number] = [undefined, MAX_GAP]
  for (const { points } of roads)
    for (const [index, point] of points.entries()) {
      const foot = nearestOn([points[index - 1] ?? point, point], end)
      const metres = metresApart(foot, end)
      if (metres < distance) [nearest, distance] = [foot, metres]
    }
  return nearest
}

const withCrossings = ({ points }: RoadLine, roads: ReadonlyArray<RoadLine>, own: number): ReadonlyArray<PlanePoint> =>
  points.flatMap((end, index) => {
    const start = points[index - 1]
    if (start === undefined) return [end]
    const crossings = roads
      .flatMap((road, other) => (other === own ? [] : crossingsOf(start, end, road.points)))
      .toSorted((one, two) => metresApart(start, one) - metresApart(start, two))
    return [...crossings, end]
  })

const crossingsOf = (
  start: PlanePoint,
  end: PlanePoint,
  points: ReadonlyArray<PlanePoint>,
): ReadonlyArray<PlanePoint> =>
  points.flatMap((to, index) => {
    const from = points[index - 1]
    if (from === undefined) return []
    const touching = [from, to].filter((point) => metresApart(nearestOn([start, end], point), point) < 1)
    const [dx, dy, ex, ey] = [end.x - start.x, end.y - start.y, to.x - from.x, to.y - from.y]
    const determinant = dx * ey - dy * ex
    if (determinant === 0) return touching
    const share = ((from.x - start.x) * ey - (from.y - start.y) * ex) / determinant
    const otherShare = ((from.x - start.x) * dy - (from.y - start.y) * dx) / determinant
    return share <= 0 || share >= 1 || otherShare <= 0 || otherShare >= 1
      ? touching
      : [{ x: start.x + share * dx, y: start.y + share * dy }]
  })

const inSteps = (points: ReadonlyArray<PlanePoint>): ReadonlyArray<PlanePoint> =>
  points.flatMap((end, index) => {
    const start = points[index - 1]
    if (start === undefined) return [end]
    const steps = Math.ceil(metresApart(start, end) / MAX_STEP)
    return Array.from({ length: steps }, (_, step) =>
      step === steps - 1
        ? end
        : rounded({
            x: start.x + ((end.x - start.x) * (step + 1)) / steps,
            y: start.y + ((end.y - start.y) * (step + 1)) / steps,
          }),
    )
  })
