import type { Facts } from '../instance'
import type { Some } from './stop-bag'

/** A cost after other stops are left out than before. */
export const withLeft = ({ unplannedCost }: Facts, cost: number, before: Some, after: Some): number => {
  let total = cost
  for (let at = 0; at < before.count; at += 1) total -= unplannedCost[before.stops[at] ?? 0] ?? 0
  for (let at = 0; at < after.count; at += 1) total += unplannedCost[after.stops[at] ?? 0] ?? 0
  return total
}
