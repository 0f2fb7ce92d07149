import { SAME_PLACE_DEGREES } from '../same-place'
import { worldX } from '../../../domain/map'
import { createClusterGrid } from './cluster-grid'
import type { Group } from './group'

/**
 * The groups that Tab stops at, with the number of groups at the place of each. Overlapping groups are one Tab stop:
 * the first opens a list of all.
 */
export const countTabStops = (groups: ReadonlyArray<Group>): ReadonlyMap<Group, number> => {
  const grid = createClusterGrid(worldX(SAME_PLACE_DEGREES) - worldX(0))
  const counts = new Map<Group, number>()
  for (const [index, group] of groups.entries()) {
    const first = groups[grid.findNear(group.x, group.y) ?? index] ?? group
    if (first === group) grid.add(index, group.x, group.y)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}
