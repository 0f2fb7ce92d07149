import type { RouteColour } from '../../../src/domain/route'
import { colours, type Box, type DrawCommand, type Point } from '../page'
import { baselineOffsetOf, type Style, type WidthOf } from '../font'
import { distance } from './projection'

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

/** A route on the map: its first point, and the possible positions of its number. */
export type ChipCandidate<Route> = {
  readonly route: Route
  readonly from: Point
  readonly positions: ReadonlyArray<Point>
}

export type PlacedChip<Route> = { readonly route: Route; readonly position: Point }

/**
 * Places each number as far from the start of its route as possible, because routes lie close together near the depot.
 * A number without free space is omitted: the list of routes has them all.
 */
export const placeChips = <Route>(
  routes: ReadonlyArray<ChipCandidate<Route>>,
  chipBoxAt: (route: Route, position: Point) => Box,
  mapBox: Box,
): ReadonlyArray<PlacedChip<Route>> => {
  const occupied: Box[] = []
  return routes.flatMap(({ route, from, positions }) => {
    const farthestFirst = positions.toSorted((a, b) => distance(b, from) - distance(a, from))
    const position = farthestFirst.find((candidate) => {
      const box = chipBoxAt(route, candidate)
      return boxContains(mapBox, box) && !occupied.some((other) => boxesOverlap(box, other))
    })
    if (position === undefined) return []
    occupied.push(chipBoxAt(route, position))
    return [{ route, position }]
  })
}

export const boxesOverlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export const boxContains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
