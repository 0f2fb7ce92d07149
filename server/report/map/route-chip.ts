import type { RouteColour } from '../../../src/domain/route'
import { colours, type Box, type DrawCommand, type Point } from '../page'
import { baselineOffsetOf, type Style, type WidthOf } from '../font'

/** The route number on the route's colour, readable without seeing colours. */
export const routeChip = (
  number: string,
  colour: RouteColour,
  box: Box,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const style = chipStyle(box.height, colour.textColour)
  return [
    { kind: 'box', box, radius: box.height / 5, fill: colour.hex, edge: colours.ink },
    {
      kind: 'text',
      text: number,
      x: box.x + (box.width - widthOf(number, style)) / 2,
      baseline: box.y + baselineOffsetOf(style),
      style,
    },
  ]
}

/** The box of a chip; the point is the middle of its left edge. */
export const chipBox = (number: string, { x, y }: Point, height: number, widthOf: WidthOf): Box => ({
  x,
  y: y - height / 2,
  width: Math.max(height * 1.15, widthOf(number, chipStyle(height, colours.ink)) + height * 0.5),
  height,
})

const chipStyle = (height: number, colour: string): Style => ({
  weight: 'semibold',
  size: height * 0.62,
  leading: height,
  colour,
})
