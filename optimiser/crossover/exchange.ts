import type { Chance } from '../chance'
import type { Nearest } from '../facts'
import type { Individual } from '../population'
import { childOf, type Child } from './child'
import { around, likest } from './regions'

/**
 * Some routes of one parent that come near each other give way to as many routes of the other that visit about the same
 * stops (Nagata, Kobayashi 2010). There are two such children: whom both the new routes and an old one visit is visited by
 * the new ones in the first, and by the old one in the second.
 */
export const exchange = (
  one: Individual,
  other: Individual,
  nearest: Nearest,
  chance: Chance,
): readonly [Child, Child] => {
  const most = Math.min(one.routes, other.routes)
  const given = around(one, nearest, chance.below(one.order.length), 1 + chance.below(Math.max(1, most - 1)))
  const taken = likest(other, given, chance)
  return [childOf(given, taken, true), childOf(given, taken, false)]
}
