import { worldX, type PinGroup, createClusterGrid, SAME_PLACE_DEGREES } from '../../../domain/map'

/**
 * The groups that Tab stops at, with the number of groups at the place of each. Overlapping groups are one Tab stop:
 * the first opens a list of all.
 */
export const countTabStops = (groups: ReadonlyArray<PinGroup>): ReadonlyMap<PinGroup, number> => {
  const grid = createClusterGrid(worldX(SAME_PLACE_DEGREES) - worldX(0))
  const counts = new Map<PinGroup, number>()
  for (const [index, group] of groups.entries()) {
    const first = groups[grid.findNear(group.x, group.y) ?? index] ?? group
    if (first === group) grid.add(index, group.x, group.y)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}
