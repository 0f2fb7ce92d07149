import type { ClusterRule, Picture } from '../../../domain/map'
import type { Stop } from '../../../domain/stop'
import { cellsOf } from './cluster-grid'
import type { Group } from './group'
import { pointsOf } from './world-points-of-stops'

type Pieces = Picture['pins']

/** All stops of a picture in groups, at one zoom. */
export type Grouping = {
  readonly pieces: Pieces
  readonly rule: ClusterRule
  readonly zoom: number
  readonly groups: ReadonlyArray<Group>
  /** for each stop of each piece the group that it is in */
  readonly seats: ReadonlyArray<Int32Array>
}

/**
 * §9: a stop joins the group whose first stop is less than a grid's size away. Groups are made of all stops, whether they are
 * in view or not, so that nothing regroups while the map is pulled.
 */
export const groupingOf = (pieces: Pieces, rule: ClusterRule, zoom: number): Grouping => {
  const cells = rule.kind === 'grid' && zoom <= rule.maxZoom ? cellsOf(rule.gridSize / 2 ** zoom) : undefined
  const groups: GrowingGroup[] = []
  const seats = pieces.map((piece) => {
    const points = pointsOf(piece)
    return Int32Array.from(piece, (stop, at) => {
      const [x, y] = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]
      const near = cells?.near(x, y)
      const group = near === undefined ? undefined : groups[near]
      if (near !== undefined && group !== undefined) {
        join(group, stop, x, y)
        return near
      }
      cells?.put(groups.length, x, y)
      return groups.push({ stops: [stop], x, y }) - 1
    })
  })
  return { pieces, rule, zoom, groups, seats }
}

type GrowingGroup = { readonly stops: Stop[]; x: number; y: number }

const join = (group: GrowingGroup, stop: Stop, x: number, y: number): void => {
  group.stops.push(stop)
  const share = 1 / group.stops.length
  group.x += (x - group.x) * share
  group.y += (y - group.y) * share
}

/** The same as grouping anew. Where every stop stands where one stood before, only what is said of them is another. */
export const regrouped = (before: Grouping, pieces: Pieces): Grouping =>
  before.pieces.length === pieces.length && pieces.every((piece, at) => standsAlike(before.pieces[at] ?? [], piece))
    ? retold(before, pieces)
    : groupingOf(pieces, before.rule, before.zoom)

const standsAlike = (some: ReadonlyArray<Stop>, others: ReadonlyArray<Stop>): boolean =>
  some === others || (some.length === others.length && some.every((stop, at) => isSamePlace(stop.coordinates, others[at]?.coordinates)))

const isSamePlace = (one: Stop['coordinates'], other: Stop['coordinates']): boolean =>
  one === other || (one?.lat === other?.lat && one?.lng === other?.lng)

/** Groups in which nothing is another stay the same objects. */
const retold = (before: Grouping, pieces: Pieces): Grouping => {
  const groups = [...before.groups]
  for (const [index, piece] of pieces.entries()) {
    const [old, seats] = [before.pieces[index] ?? [], before.seats[index] ?? []]
    if (old === piece) continue
    for (const [at, stop] of piece.entries()) {
      const seat = seats[at] ?? -1
      const group = groups[seat]
      if (stop !== old[at] && group !== undefined) groups[seat] = withStop(group, old[at], stop)
    }
  }
  return { ...before, pieces, groups }
}

const withStop = (group: Group, old: Stop | undefined, stop: Stop): Group => ({
  ...group,
  stops: group.stops.map((one) => (one === old ? stop : one)),
})
