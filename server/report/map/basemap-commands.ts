import { shippedBasemap, type BasemapShape } from '../../../src/domain/basemap'
import { mapColours, type Box, type DrawCommand, type Point } from '../page'
import { clipArea, clipLine } from './clip-path'
import type { Projection } from './projection'
import { thinLine } from './thin-line'

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

/** The shipped map under the routes; nothing abroad, where it has no land. */
export const basemapCommands = ({ toPoint, perKm }: Projection, box: Box): ReadonlyArray<DrawCommand> => {
  const paths = shippedBasemap().shapes.flatMap(({ kind, rank, paths: shapePaths }) =>
    shapePaths
      .map((path) => thinLine(path.map(toPoint)))
      .filter((points) => clipLine([...points, ...points.slice(0, 1)], box).length > 0 || hasArea(points, box))
      .map((points) => ({ kind, rank, points })),
  )
  if (!paths.some(({ kind }) => kind === 'land' || kind === 'neighbour')) return []
  return [
    { kind: 'box', box, radius: 0, fill: mapColours.water },
    ...layersAt(perKm).flatMap((layer) =>
      paths
        .filter(({ kind }) => kind === layer.kind)
        .flatMap(({ points, rank }) => pathCommands(points, layer, layer.width(rank), box)),
    ),
  ]
}

const hasArea = (points: ReadonlyArray<Point>, box: Box): boolean => clipArea(points, box).length > 2

const pathCommands = (
  points: ReadonlyArray<Point>,
  { fill, line }: PaperLayer,
  width: number,
  box: Box,
): ReadonlyArray<DrawCommand> => {
  const area = fill === undefined ? [] : clipArea(points, box)
  const outline = fill === undefined ? points : [...points, ...points.slice(0, 1)]
  return [
    ...(fill === undefined || area.length < 3 ? [] : [{ kind: 'shape' as const, points: area, fill }]),
    ...(line === undefined || width === 0
      ? []
      : clipLine(outline, box).map((part) => ({ kind: 'line' as const, points: part, width, colour: line }))),
  ]
}
