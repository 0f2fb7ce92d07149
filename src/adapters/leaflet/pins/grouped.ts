import type { ClusterRule } from '../../../domain/map'
import type { Stop } from '../../../domain/stop'
import { cellsOf } from './cells'
import type { Group, GrowingGroup } from './group'
import { pointsOf } from './points-of'

/**
 * §9: a stop joins the group whose first stop is less than a grid's size away. It depends on all stops and on none of what
 * one sees of them, so that nothing regroups while the map is pulled.
 */
export const grouped = (
  pieces: ReadonlyArray<ReadonlyArray<Stop>>,
  rule: ClusterRule,
  zoom: number,
): ReadonlyArray<Group> => {
  const cells = rule.kind === 'grid' && zoom <= rule.maxZoom ? cellsOf(rule.gridSize / 2 ** zoom) : undefined
  const groups: GrowingGroup[] = []
  for (const piece of pieces) {
    const points = pointsOf(piece)
    for (const [at, stop] of piece.entries()) {
      const [x, y] = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]
      const near = cells?.near(x, y)
      if (near === undefined) {
        const group = { stops: [stop], x, y }
        groups.push(group)
        cells?.put(group)
      } else join(near, stop, x, y)
    }
  }
  return groups
}

const join = (group: GrowingGroup, stop: Stop, x: number, y: number): void => {
  group.stops.push(stop)
  const share = 1 / group.stops.length
  group.x += (x - group.x) * share
  group.y += (y - group.y) * share
}
