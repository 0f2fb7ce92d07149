import type { MapDrawing, MapDrawingLine } from '../content'
import type { WidthOf } from '../font'
import { colours, type Box, type DrawCommand, type Point } from '../page'
import { greyColour, routeNumberOf } from '../../../src/domain/route'
import { basemapCommands } from './basemap-commands'
import {
  boxAround,
  framed,
  HEADQUARTERS_SIZE,
  headquartersSymbol,
  insetBox,
  routeLine,
  scaleBar,
  stopDot,
  symbolText,
} from './map-symbols'
import { placeNames } from './place-names'
import { projectionOf, thinLine, type Projection } from './projection'
import { chipBox, routeChip, placeChips } from './route-chips'

/** Distance between the frame and the outermost stop. */
const MARGIN = 22
const CHIP_HEIGHT = 11
/** Height of the legend below the frame. */
const LEGEND_HEIGHT = 16
const MAX_BAR_WIDTH = 130

/**
 * The map of the project: the shipped map, then lines, stops, place names, headquarters and route numbers, and the
 * legend below the frame.
 */
export const drawMap = (drawing: MapDrawing, area: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const box = { ...area, height: area.height - LEGEND_HEIGHT }
  const projection = projectionOf(drawing.frame, insetBox(box, MARGIN))
  const lines = drawing.lines.map((line) => ({ ...line, path: thinLine(line.points.map(projection.toPoint)) }))
  const chips = placedChips(drawing, projection, box, widthOf)
  const headquarters = drawing.headquarters.map(projection.toPoint)
  const occupied = [
    ...chips.map((chip) => chip.box),
    ...headquarters.map((point) => boxAround(point, HEADQUARTERS_SIZE, HEADQUARTERS_SIZE)),
  ]
  return [
    ...framed(box, [
      ...basemapCommands(projection, box),
      ...lines.flatMap(({ path, colour }) => routeLine(path, colour.hex)),
      ...drawing.dots.map(({ coordinates, hex, isPlanned }) =>
        stopDot(projection.toPoint(coordinates), hex, isPlanned),
      ),
      ...placeNames(projection, box, occupied, widthOf),
      ...headquarters.flatMap(headquartersSymbol),
      ...chips.flatMap((chip) => routeChip(chip.number, chip.colour, chip.box, widthOf)),
    ]),
    ...mapLegend(projection.perKm, legendBox(box), widthOf),
  ]
}

const legendBox = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: LEGEND_HEIGHT })

type Chip = Pick<MapDrawingLine, 'colour'> & { readonly number: string; readonly box: Box }

const placedChips = (
  { lines, dots }: MapDrawing,
  { toPoint }: Projection,
  box: Box,
  widthOf: WidthOf,
): ReadonlyArray<Chip> => {
  const numberOf = ({ routeIndex }: MapDrawingLine): string => String(routeNumberOf({ index: routeIndex }))
  const centredChipBox = (route: MapDrawingLine, position: Point): Box => {
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
  const gap = lines.length > MANY_ROUTES ? CHIP_HEIGHT : 0
  return placeChips(candidates, (route, position) => insetBox(centredChipBox(route, position), -gap), box).map(
    ({ route, position }) => ({
      number: numberOf(route),
      colour: route.colour,
      box: centredChipBox(route, position),
    }),
  )
}

/** With more routes, the numbers would hide the map; some of them are then left out. */
const MANY_ROUTES = 30

/** The legend of the map symbols, and the scale bar. */
const mapLegend = (perKm: number, box: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const middle = box.y + box.height / 2 + 2
  const legendItem = (
    symbol: (point: Point) => ReadonlyArray<DrawCommand>,
    meaning: string,
    left: number,
  ): ReadonlyArray<DrawCommand> => [...symbol({ x: left + 6, y: middle }), symbolText(meaning, left + 15, middle)]
  return [
    ...legendItem((point) => [stopDot(point, colours.text, true)], 'Stop', box.x),
    ...legendItem((point) => [stopDot(point, greyColour.hex, false)], 'Stop that is not planned', box.x + 42),
    ...legendItem(headquartersSymbol, 'Headquarters', box.x + 154),
    ...scaleBar(perKm, { x: box.x + box.width, y: middle }, MAX_BAR_WIDTH, widthOf),
  ]
}
