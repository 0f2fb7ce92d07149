import type { NumberedPlace, RouteMaps } from '../content'
import { baselineOffsetOf, type Style, type WidthOf } from '../font'
import { colours, type Box, type DrawCommand, type Point } from '../page'
import { greyColour, markerColourOf } from '../../../src/domain/route'
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
} from './map-symbols'
import { placeNames } from './place-names'
import { boxContains, boxesOverlap } from './route-chips'
import { projectionOf, thinLine } from './projection'

const MARGIN = 14
const GAP = 6
/** The share of the width for the map of the whole way, where there is a detail map beside it. */
const WHOLE_SHARE = 0.3

/** The whole way at the left, and the stops with their numbers from close by at the right; or both in one map. */
export const drawRouteMaps = (maps: RouteMaps, area: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  if (maps.detail === undefined) return drawRouteMap(maps, { frame: maps.whole, hasNumbers: true }, area, widthOf)
  const wholeWidth = (area.width - GAP) * WHOLE_SHARE
  const detailBox = { ...area, x: area.x + wholeWidth + GAP, width: area.width - wholeWidth - GAP }
  return [
    ...drawRouteMap(maps, { frame: maps.whole, hasNumbers: false }, { ...area, width: wholeWidth }, widthOf),
    ...drawRouteMap(maps, { frame: maps.detail, hasNumbers: true }, detailBox, widthOf),
  ]
}

type MapView = { readonly frame: RouteMaps['whole']; readonly hasNumbers: boolean }

const drawRouteMap = (
  { line, stops, depots }: RouteMaps,
  { frame, hasNumbers }: MapView,
  box: Box,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const projection = projectionOf(frame, insetBox(box, MARGIN))
  const colour = line?.colour ?? greyColour
  const stopHex = markerColourOf(colour.hex).hex
  const places = stops.map((stop) => ({ ...stop, point: projection.toPoint(stop.coordinates) }))
  const depotPoints = depots.map(projection.toPoint)
  const depotBoxes = depotPoints.map((point) => boxAround(point, HEADQUARTERS_SIZE, HEADQUARTERS_SIZE))
  const numbers = hasNumbers ? placedNumbers(places, box, depotBoxes, widthOf) : []
  const barBox = { x: box.x + box.width - 74, y: box.y + box.height - 16, width: 74, height: 16 }
  const barPoint = { x: box.x + box.width - 8, y: box.y + box.height - 8 }
  return framed(box, [
    ...basemapCommands(projection, box),
    ...(line === undefined
      ? []
      : routeLine(thinLine(line.points.map(projection.toPoint)), colour.hex, hasNumbers ? 2 : 1.6)),
    ...places.map(({ point, number }) => stopDot(point, number === '' ? greyColour.hex : stopHex, number !== '')),
    ...placeNames(projection, box, [...depotBoxes, ...numbers.map((number) => number.box), barBox], widthOf),
    ...depotPoints.flatMap(headquartersSymbol),
    // A line that is drawn after another number would cross it.
    ...numbers.map(lineToStop),
    ...numbers.flatMap((number) => numberCommands(number, widthOf)),
    ...scaleBar(projection.perKm, barPoint, 50, widthOf),
  ])
}

type PlacedNumber = { readonly number: string; readonly point: Point; readonly box: Box }

const NUMBER_HEIGHT = 9.5

/** Between two numbers, whose edges would touch otherwise. */
const NUMBER_GAP = 1

const numberStyle: Style = { weight: 'semibold', size: 6.6, leading: NUMBER_HEIGHT, colour: colours.ink }

/** A number stands at its stop or beside it, with a thin line; where nothing is free it is left out, the dot remains. */
const placedNumbers = (
  places: ReadonlyArray<NumberedPlace & { readonly point: Point }>,
  mapBox: Box,
  taken: ReadonlyArray<Box>,
  widthOf: WidthOf,
): ReadonlyArray<PlacedNumber> => {
  const occupied = [...taken]
  return places.flatMap(({ number, point }) => {
    if (number === '') return []
    const width = widthOf(number, numberStyle) + 7
    const box = offsets
      .map(([dx, dy]) => boxAround({ x: point.x + dx * (width + 3), y: point.y + dy }, width, NUMBER_HEIGHT))
      .find((candidate) => boxContains(mapBox, candidate) && !occupied.some((other) => boxesOverlap(candidate, other)))
    if (box === undefined) return []
    occupied.push(insetBox(box, -NUMBER_GAP))
    return [{ number, point, box }]
  })
}

/** From the stop: in widths of the number to the side, and in points downwards. */
const offsets: ReadonlyArray<readonly [number, number]> = [
  [0, 0],
  [0, -11],
  [0, 11],
  [1, 0],
  [-1, 0],
  [0.8, -11],
  [-0.8, -11],
  [0.8, 11],
  [-0.8, 11],
  [0, -22],
  [0, 22],
  [1.8, 0],
  [-1.8, 0],
]

const lineToStop = ({ point, box }: PlacedNumber): DrawCommand => ({
  kind: 'line',
  points: [point, { x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  width: 0.6,
  colour: colours.ink,
})

const numberCommands = ({ number, box }: PlacedNumber, widthOf: WidthOf): ReadonlyArray<DrawCommand> => [
  { kind: 'box', box, radius: NUMBER_HEIGHT / 2, fill: colours.paper, edge: colours.ink },
  {
    kind: 'text',
    text: number,
    x: box.x + (box.width - widthOf(number, numberStyle)) / 2,
    baseline: box.y + baselineOffsetOf(numberStyle),
    style: numberStyle,
  },
]
