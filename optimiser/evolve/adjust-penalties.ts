import { scalePenalties, type PenalisedRoutes } from '../descent'
import type { Individual } from '../population'

/**
 * How many children were made since the penalties were last adjusted, and how many of
 * them were within capacity, and in time.
 */
export type ChildStats = { total: number; withinCapacity: number; inTime: number }

export const emptyChildStats = (): ChildStats => ({ total: 0, withinCapacity: 0, inTime: 0 })

const ADJUST_EVERY = 30
/**
 * The share of the children that should keep a limit, the tolerated deviation, and the deviation that counts as large.
 */
const TARGET_SHARE = 0.4
const TOLERANCE = 0.05
const LARGE_DEVIATION = 0.3

/** Raises the penalty of a limit that too few children keep, and lowers it where too many do. */
export const adjustPenalties = (
  penalisedRoutes: PenalisedRoutes,
  stats: ChildStats,
  { overload, late }: Individual,
): void => {
  stats.total += 1
  if (overload === 0) stats.withinCapacity += 1
  if (late === 0) stats.inTime += 1
  if (stats.total < ADJUST_EVERY) return
  scalePenalties(
    penalisedRoutes,
    penaltyFactorFor(stats.withinCapacity / stats.total),
    penaltyFactorFor(stats.inTime / stats.total),
  )
  Object.assign(stats, emptyChildStats())
}

const penaltyFactorFor = (share: number): number => {
  if (share < TARGET_SHARE - LARGE_DEVIATION) return 1.5
  if (share < TARGET_SHARE - TOLERANCE) return 1.2
  return share > TARGET_SHARE + TOLERANCE ? 0.85 : 1
}
