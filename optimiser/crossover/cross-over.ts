import type { Chance } from '../random'
import type { Nearest } from '../instance'
import type { Individual } from '../population'
import { childOf, type Child } from './child'
import { around, likest } from './regions'

/**
 * Crossover (Nagata, Kobayashi 2010): some neighbouring routes of one parent, of about so many stops at
 * most, are replaced by as many routes of the other parent that visit about the same stops. Makes two
 * children. A stop that both a new route and a remaining one visit stays in the new route in the first
 * child, and in the remaining one in the second.
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
