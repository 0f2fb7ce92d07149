import type { MapDrawing, MapDrawingLine } from '../content'
import { colours, type Box, type DrawCommand, type Point, horizontalLine, styles } from '../page'
import { type WidthOf, baselineOffsetOf } from '../font'
import { placeChips } from './place-chips'
import { projectionOf, type Projection } from './projection'
import { chipBox, routeChip } from './route-chip'
import { thinLine } from './thin-line'
import { greyColour } from '../../../src/domain/route'

/** Distance between the frame and the outermost stop. */
const MARGIN = 22
const CHIP_HEIGHT = 11
/** Height of the legend below the frame. */
const LEGEND_HEIGHT = 16

/** Draws lines first, then stops, headquarters and route numbers above them, and the legend below the frame. */
export const drawMap = (drawing: MapDrawing, area: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const box = { ...area, height: area.height - LEGEND_HEIGHT }
  const projection = projectionOf(drawing.frame, insetBox(box, MARGIN))
  const lines = drawing.lines.map((line) => ({ ...line, path: thinLine(line.points.map(projection.toPoint)) }))
  return [
    { kind: 'box', box, radius: 6, fill: colours.sunken },
    {
      kind: 'clip',
      box,
      commands: [
        ...lines.flatMap(({ path, hex }) => lineCommands(path, hex)),
        ...dotCommands(drawing, projection),
        ...drawing.headquarters.flatMap((coordinates) => headquartersSymbol(projection.toPoint(coordinates))),
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

/** With a white edge, so that crossing lines can be distinguished. */
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
    return from === undefined ? [] : [{ route, from: toPoint(from), positions }]
  })
  return placeChips(candidates, chipBoxAt, box).flatMap(({ route, position }) =>
    routeChip(numberOf(route), route.colour, chipBoxAt(route, position), widthOf),
  )
}

/** The legend of the map symbols, and the scale bar. */
const mapLegend = (perKm: number, box: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const middle = box.y + box.height / 2 + 2
  const legendItem = (
    symbol: (point: Point) => ReadonlyArray<DrawCommand>,
    meaning: string,
    left: number,
  ): ReadonlyArray<DrawCommand> => [...symbol({ x: left + 6, y: middle }), textCommand(meaning, left + 15, middle)]
  return [
    ...legendItem((point) => [stopDot(point, colours.text, true)], 'Stop', box.x),
    ...legendItem((point) => [stopDot(point, greyColour.hex, false)], 'Stop that is not planned', box.x + 42),
    ...legendItem(headquartersSymbol, 'Headquarters', box.x + 154),
    ...scaleBar(perKm, box.x + box.width, middle, widthOf),
  ]
}

const textCommand = (text: string, x: number, middle: number): DrawCommand => ({
  kind: 'text',
  text,
  x,
  baseline: middle - styles.small.leading / 2 + baselineOffsetOf(styles.small),
  style: styles.small,
})

const MAX_BAR_WIDTH = 130

const barLengthsKm = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** A bar of the longest round length that fits. */
const scaleBar = (perKm: number, right: number, middle: number, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const km = barLengthsKm.findLast((lengthKm) => lengthKm * perKm <= MAX_BAR_WIDTH)
  if (km === undefined) return []
  const [text, left] = [`${km} km`, right - km * perKm]
  return [
    textCommand(text, left - 5 - widthOf(text, styles.small), middle),
    horizontalLine(left, right, middle, colours.quiet, 1),
    tick(left, middle),
    tick(right, middle),
  ]
}

const tick = (x: number, y: number): DrawCommand => ({
  kind: 'line',
  points: [
    { x, y: y - 2.5 },
    { x, y: y + 2.5 },
  ],
  width: 1,
  colour: colours.quiet,
})

const stopDot = (point: Point, hex: string, isPlanned: boolean): DrawCommand => ({
  kind: 'disc',
  center: point,
  radius: isPlanned ? 2.3 : 2.8,
  fill: hex,
  edge: { colour: isPlanned ? colours.paper : colours.ink, width: 0.7 },
})

/** A house in a square. */
const headquartersSymbol = ({ x, y }: Point): ReadonlyArray<DrawCommand> => [
  {
    kind: 'box',
    box: { x: x - 5.5, y: y - 5.5, width: 11, height: 11 },
    radius: 2.5,
    fill: colours.ink,
    edge: colours.paper,
  },
  {
    kind: 'shape',
    points: [
      { x: x - 3.2, y: y + 2.9 },
      { x: x - 3.2, y: y - 0.7 },
      { x, y: y - 3.3 },
      { x: x + 3.2, y: y - 0.7 },
      { x: x + 3.2, y: y + 2.9 },
    ],
    fill: colours.paper,
  },
]
