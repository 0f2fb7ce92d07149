import type { MapDrawing, MapDrawingLine } from '../content'
import { colours, type Box, type DrawCommand, type Point } from '../page'
import type { WidthOf } from '../font'
import { placeChips } from './place-chips'
import { headquartersSymbol, stopDot } from './map-symbols'
import { projectionOf, type Projection } from './projection'
import { chipBox, routeChip } from './route-chip'
import { mapLegend } from './map-legend'
import { thinLine } from './thin-line'

/** The distance between the frame and the outermost stop. */
const MARGIN = 22
const CHIP_HEIGHT = 11
/** The room below the frame for the key. */
const LEGEND_HEIGHT = 16

/** Draws the lines first, then stops, headquarters and route numbers above them, and the key below the frame. */
export const drawMap = (drawing: MapDrawing, area: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const box = { ...area, height: area.height - LEGEND_HEIGHT }
  const projection = projectionOf(drawing.frame, insetBox(box, MARGIN))
  const lines = drawing.lines.map((line) => ({ ...line, path: thinLine(line.points.map(projection.toPoint)) }))
  return [
    { kind: 'box', box, radius: 6, fill: colours.sunken },
    {
      kind: 'within',
      box,
      commands: [
        ...lines.flatMap(({ path, hex }) => lineCommands(path, hex)),
        ...dotCommands(drawing, projection),
        ...drawing.headquarters.flatMap((at) => headquartersSymbol(projection.toPoint(at))),
        ...chipCommands(drawing, projection, box, widthOf),
      ],
    },
    { kind: 'box', box, radius: 6, edge: colours.line },
    ...mapLegend(projection.perKm, legendBox(box), widthOf),
  ]
}

const legendBox = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: LEGEND_HEIGHT })

const insetBox = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
})

/** With a white edge, so that crossing lines can be told apart. */
const lineCommands = (points: ReadonlyArray<Point>, hex: string): ReadonlyArray<DrawCommand> => [
  { kind: 'line', points, width: 3.2, colour: colours.paper },
  { kind: 'line', points, width: 1.8, colour: hex },
]

const dotCommands = ({ dots }: MapDrawing, { toPoint }: Projection): ReadonlyArray<DrawCommand> =>
  dots.map(({ coordinates, hex, isPlanned }) => stopDot(toPoint(coordinates), hex, isPlanned))

const chipCommands = (
  { lines, dots }: MapDrawing,
  { toPoint }: Projection,
  box: Box,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const numberOf = ({ routeIndex }: MapDrawingLine): string => String(routeIndex + 1)
  const chipBoxAt = (route: MapDrawingLine, position: Point): Box => {
    const chip = chipBox(numberOf(route), position, CHIP_HEIGHT, widthOf)
    return { ...chip, x: chip.x - chip.width / 2 }
  }
  const dotPointsByRoute = new Map<number | undefined, Point[]>(lines.map(({ routeIndex }) => [routeIndex, []]))
  for (const { routeIndex, coordinates } of dots) dotPointsByRoute.get(routeIndex)?.push(toPoint(coordinates))
  const candidates = lines.flatMap((route) => {
    const [from] = route.points
    const positions = dotPointsByRoute.get(route.routeIndex) ?? []
    return from === undefined ? [] : [{ route, from: toPoint(from), places: positions }]
  })
  return placeChips(candidates, chipBoxAt, box).flatMap(({ route, position }) =>
    routeChip(numberOf(route), route.colour, chipBoxAt(route, position), widthOf),
  )
}
