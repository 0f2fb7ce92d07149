import type { Instance } from '../instance'
import type { StopBag } from './stop-bag'

/** The cost after the unplanned stops have changed from `before` to `after`. */
export const costWithUnplanned = (
  { unplannedCost }: Instance,
  cost: number,
  before: StopBag,
  after: StopBag,
): number => {
  let total = cost
  for (let index = 0; index < before.count; index += 1) total -= unplannedCost[before.stops[index] ?? 0] ?? 0
  for (let index = 0; index < after.count; index += 1) total += unplannedCost[after.stops[index] ?? 0] ?? 0
  return total
}
