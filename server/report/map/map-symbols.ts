import { baselineOffsetOf, type WidthOf } from '../font'
import { colours, horizontalLine, styles, type Box, type DrawCommand, type Point } from '../page'

const RADIUS = 6

/** The frame of a map, with everything in it cut at its edge. */
export const framed = (box: Box, commands: ReadonlyArray<DrawCommand>): ReadonlyArray<DrawCommand> => [
  { kind: 'box', box, radius: RADIUS, fill: colours.sunken },
  { kind: 'clip', box, radius: RADIUS, commands },
  { kind: 'box', box, radius: RADIUS, edge: colours.mapEdge },
]

export const insetBox = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
})

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** With a white edge, so that crossing lines can be distinguished. */
export const routeLine = (points: ReadonlyArray<Point>, hex: string, width = 1.8): ReadonlyArray<DrawCommand> => [
  { kind: 'line', points, width: width + 1.4, colour: colours.paper },
  { kind: 'line', points, width, colour: hex },
]

export const stopDot = (point: Point, hex: string, isPlanned: boolean): DrawCommand => ({
  kind: 'disc',
  center: point,
  radius: isPlanned ? 2.3 : 2.8,
  fill: hex,
  edge: { colour: isPlanned ? colours.paper : colours.ink, width: 0.7 },
})

/** The side of the headquarters symbol. */
export const HEADQUARTERS_SIZE = 11

/** A house in a square. */
export const headquartersSymbol = ({ x, y }: Point): ReadonlyArray<DrawCommand> => [
  {
    kind: 'box',
    box: boxAround({ x, y }, HEADQUARTERS_SIZE, HEADQUARTERS_SIZE),
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

export const symbolText = (text: string, x: number, middle: number): DrawCommand => ({
  kind: 'text',
  text,
  x,
  baseline: middle - styles.small.leading / 2 + baselineOffsetOf(styles.small),
  style: styles.small,
})

const barLengthsKm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** A bar of the longest round length that fits the width, at the left of a point. */
export const scaleBar = (
  perKm: number,
  { x: right, y: middle }: Point,
  maxWidth: number,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const km = barLengthsKm.findLast((lengthKm) => lengthKm * perKm <= maxWidth)
  if (km === undefined) return []
  const [text, left] = [km < 1 ? `${km * 1000} m` : `${km} km`, right - km * perKm]
  return [
    symbolText(text, left - 5 - widthOf(text, styles.small), middle),
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
