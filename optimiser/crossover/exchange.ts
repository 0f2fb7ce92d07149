import type { Chance } from '../chance'
import type { Nearest } from '../facts'
import type { Individual } from '../population'
import { childOf, type Child } from './child'
import { around, likest } from './regions'

/**
 * Some routes of one parent that come near each other, of about so many stops at most, give way to as many routes of the
 * other that visit about the same stops (Nagata, Kobayashi 2010). There are two such children: whom both the new routes and
 * an old one visit is visited by the new ones in the first, and by the old one in the second.
 */
export const exchange = (
  [one, other]: readonly [Individual, Individual],
  nearest: Nearest,
  chance: Chance,
  stops: number,
): readonly [Child, Child] => {
  const all = Math.min(one.routes, other.routes)
  const most = Math.max(1, Math.min(all - 1, Math.ceil((stops * all) / one.order.length)))
  const given = around(one, nearest, chance.below(one.order.length), 1 + chance.below(most))
  const taken = likest(other, given, chance)
  return [childOf(given, taken, true), childOf(given, taken, false)]
}
