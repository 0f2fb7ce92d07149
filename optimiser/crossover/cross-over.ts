import type { Random } from '../random'
import type { Neighbours } from '../instance'
import type { Individual } from '../population'
import { createChild, type Child } from './child'
import { regionAround, mostSimilarRegion } from './regions'

/**
 * Crossover (Nagata, Kobayashi 2010): some neighbouring routes of one parent, with at most about `stops` stops, are
 * replaced by the same number of routes of the other parent that visit about the same stops. Makes two children. A
 * stop that both a new route and a remaining one visit stays in the new route in the first child, and in the
 * remaining one in the second.
 */
export const crossOver = (
  [first, second]: readonly [Individual, Individual],
  nearest: Neighbours,
  random: Random,
  maxStops: number,
): readonly [Child, Child] => {
  const minRoutes = Math.min(first.routeCount, second.routeCount)
  const maxRoutes = Math.max(1, Math.min(minRoutes - 1, Math.ceil((maxStops * minRoutes) / first.order.length)))
  const replaced = regionAround(first, nearest, random.integer(first.order.length), 1 + random.integer(maxRoutes))
  const replacement = mostSimilarRegion(second, replaced, random)
  return [createChild(replaced, replacement, true), createChild(replaced, replacement, false)]
}
