import { greyColour } from '../../../src/domain/route'
import { colours, horizontalLine, styles, type Box, type DrawCommand, type Point } from '../page'
import { baselineOffsetOf, type WidthOf } from '../font'
import { headquartersSymbol, stopDot } from './map-symbols'

/** Explains the signs of the map, and draws its scale. */
export const mapLegend = (perKm: number, box: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
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
  kind: 'words',
  text,
  x,
  baseline: middle - styles.small.leading / 2 + baselineOffsetOf(styles.small),
  style: styles.small,
})

const MAX_BAR_WIDTH = 130

const barLengthsKm = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** A bar of the longest round length for which there is room. */
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
