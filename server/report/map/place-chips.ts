import type { Box, Point } from '../page'
import { distance } from './thin-line'

/** A route on the map: its first point, and the places where its number may be put. */
export type Numbered<Route> = { readonly route: Route; readonly from: Point; readonly places: ReadonlyArray<Point> }

export type ChipOnMap<Route> = { readonly route: Route; readonly at: Point }

/**
 * Puts each number as far from the start of its route as there is room, since routes lie close together near the
 * depot. A number without room is left out: the list of routes has them all.
 */
export const chipsOnMap = <Route>(
  routes: ReadonlyArray<Numbered<Route>>,
  boxAt: (route: Route, at: Point) => Box,
  within: Box,
): ReadonlyArray<ChipOnMap<Route>> => {
  const taken: Box[] = []
  return routes.flatMap(({ route, from, places }) => {
    const outermost = places.toSorted((one, other) => distance(other, from) - distance(one, from))
    const at = outermost.find((place) => {
      const box = boxAt(route, place)
      return holds(within, box) && !taken.some((other) => overlap(box, other))
    })
    if (at === undefined) return []
    taken.push(boxAt(route, at))
    return [{ route, at }]
  })
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
