import { shippedBasemap, type Basemap, type BasemapShape } from '../../../src/domain/basemap'
import { memoizeWeak } from '../../../src/domain/value'
import { mapColours, type Box, type DrawCommand, type Point } from '../page'
import { thinLine, type Projection } from './projection'

type PaperLayer = {
  readonly kind: BasemapShape['kind']
  readonly fill?: string
  readonly line?: string
  readonly width: (rank: number) => number
}

const constantWidth = (width: number) => () => width

/** From bottom to top; roads only where a kilometre is large enough on paper. */
const layersAt = (perKm: number): ReadonlyArray<PaperLayer> => [
  { kind: 'neighbour', fill: mapColours.neighbour, line: mapColours.coast, width: constantWidth(0.4) },
  { kind: 'land', fill: mapColours.land, line: mapColours.coast, width: constantWidth(0.5) },
  { kind: 'province', line: mapColours.province, width: constantWidth(0.5) },
  { kind: 'water', fill: mapColours.water, line: mapColours.coast, width: constantWidth(0.4) },
  { kind: 'island', fill: mapColours.land, line: mapColours.coast, width: constantWidth(0.4) },
  { kind: 'river', line: mapColours.water, width: (rank) => (rank === 1 ? 1.8 : perKm < 1.5 ? 0 : 1) },
  ...(perKm < 0.8
    ? []
    : [
        { kind: 'road' as const, line: mapColours.roadEdge, width: constantWidth(2.2) },
        { kind: 'road' as const, line: mapColours.road, width: constantWidth(1.4) },
      ]),
]

type Shape = Pick<BasemapShape, 'kind' | 'rank'> & {
  /** x is the longitude and y the latitude */
  readonly points: ReadonlyArray<Point>
}

const shapesOf = memoizeWeak(({ shapes }: Basemap): ReadonlyArray<Shape> =>
  shapes.flatMap(({ kind, rank, paths }) =>
    paths.map((path) => ({ kind, rank, points: path.map(({ lat, lng }) => ({ x: lng, y: lat })) })),
  ),
)

/**
 * The shipped map under the routes; nothing abroad, where it has no land. Everything is cut in degrees, so that only what
 * is shown is projected.
 */
export const basemapCommands = (projection: Projection, box: Box): ReadonlyArray<DrawCommand> => {
  const { southWest, northEast } = projection.toBounds(box)
  const frame: Box = {
    x: southWest.lng,
    y: southWest.lat,
    width: northEast.lng - southWest.lng,
    height: northEast.lat - southWest.lat,
  }
  const toPaper = (points: ReadonlyArray<Point>): ReadonlyArray<Point> =>
    thinLine(points.map(({ x, y }) => projection.toPoint({ lat: y, lng: x })))
  const shapes = shapesOf(shippedBasemap()).flatMap(({ kind, rank, points }) => {
    const isArea = areaKinds.has(kind)
    const area = isArea ? toPaper(clipArea(points, frame)) : []
    const lines = clipLine(isArea ? [...points, ...points.slice(0, 1)] : points, frame).map(toPaper)
    return area.length < 3 && lines.length === 0 ? [] : [{ kind, rank, area, lines }]
  })
  if (!shapes.some(({ kind }) => kind === 'land' || kind === 'neighbour')) return []
  return [
    { kind: 'box', box, radius: 0, fill: mapColours.water },
    ...layersAt(projection.perKm).flatMap((layer) =>
      shapes
        .filter(({ kind }) => kind === layer.kind)
        .flatMap(({ area, lines, rank }) => shapeCommands(area, lines, layer, layer.width(rank))),
    ),
  ]
}

const areaKinds: ReadonlySet<BasemapShape['kind']> = new Set(['neighbour', 'land', 'water', 'island'])

const shapeCommands = (
  area: ReadonlyArray<Point>,
  lines: ReadonlyArray<ReadonlyArray<Point>>,
  { fill, line }: PaperLayer,
  width: number,
): ReadonlyArray<DrawCommand> => [
  ...(fill === undefined || area.length < 3 ? [] : [{ kind: 'shape' as const, points: area, fill }]),
  ...(line === undefined || width === 0
    ? []
    : lines.map((points) => ({ kind: 'line' as const, points, width, colour: line }))),
]

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
