import { isSamePlace } from '../address'
import type { Stop } from '../stop'
import { memoizeWeak } from '../value'
import { createGroupGrid, SAME_PLACE_DEGREES, type GroupingRule } from './group-grid'
import type { MapContent } from './map-content'
import { worldX, worldY } from './web-mercator'

/** Stops that are drawn as one: a single one as its pin, several as a disc at their average position. */
export type PinGroup = { readonly stops: ReadonlyArray<Stop>; readonly x: number; readonly y: number }

type PinChunks = MapContent['pins']

/** All stops of a map content, grouped for one zoom. */
export type PinGrouping = {
  readonly pinChunks: PinChunks
  readonly rule: GroupingRule
  readonly zoom: number
  readonly groups: ReadonlyArray<PinGroup>
  /** the group index of each stop, by chunk */
  readonly groupIndexes: ReadonlyArray<Int32Array>
}

/**
 * §9: a stop joins the group whose first stop is less than the grid size away. All stops are grouped, visible or not,
 * so that panning never regroups.
 */
export const groupPins = (pinChunks: PinChunks, rule: GroupingRule, zoom: number): PinGrouping => {
  const cells = rule.kind === 'grid' && zoom <= rule.maxZoom ? createGroupGrid(rule.gridSize / 2 ** zoom) : undefined
  const groups: GrowingGroup[] = []
  const groupIndexes = pinChunks.map((pinChunk) => {
    const points = worldPointsOfStops(pinChunk)
    return Int32Array.from(pinChunk, (stop, index) => {
      const [x, y] = [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]
      const nearIndex = cells?.findNear(x, y)
      const group = nearIndex === undefined ? undefined : groups[nearIndex]
      if (nearIndex !== undefined && group !== undefined) {
        addToGroup(group, stop, x, y)
        return nearIndex
      }
      cells?.add(groups.length, x, y)
      return groups.push({ stops: [stop], x, y }) - 1
    })
  })
  return { pinChunks, rule, zoom, groups, groupIndexes }
}

type GrowingGroup = { readonly stops: Stop[]; x: number; y: number }

const addToGroup = (group: GrowingGroup, stop: Stop, x: number, y: number): void => {
  group.stops.push(stop)
  const share = 1 / group.stops.length
  group.x += (x - group.x) * share
  group.y += (y - group.y) * share
}

/**
 * Groups the stops of an edited plan; the result equals a new grouping. If no stop has other coordinates, only the stops
 * in the groups are replaced.
 */
export const regroupPins = (before: PinGrouping, pinChunks: PinChunks): PinGrouping =>
  before.pinChunks.length === pinChunks.length &&
  pinChunks.every((pinChunk, index) => haveSamePlaces(before.pinChunks[index] ?? [], pinChunk))
    ? replaceStops(before, pinChunks)
    : groupPins(pinChunks, before.rule, before.zoom)

const haveSamePlaces = (some: ReadonlyArray<Stop>, others: ReadonlyArray<Stop>): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every((stop, index) => isSamePlace(stop.facts.coordinates, others[index]?.facts.coordinates)))

/** Groups without changed stops stay the same objects. */
const replaceStops = (before: PinGrouping, pinChunks: PinChunks): PinGrouping => {
  const groups = [...before.groups]
  for (const [index, pinChunk] of pinChunks.entries()) {
    const [oldChunk, groupIndexes] = [before.pinChunks[index] ?? [], before.groupIndexes[index] ?? []]
    if (oldChunk === pinChunk) continue
    for (const [stopIndex, stop] of pinChunk.entries()) {
      const groupIndex = groupIndexes[stopIndex] ?? -1
      const group = groups[groupIndex]
      if (stop !== oldChunk[stopIndex] && group !== undefined)
        groups[groupIndex] = withStop(group, oldChunk[stopIndex], stop)
    }
  }
  return { ...before, pinChunks, groups }
}

const withStop = (group: PinGroup, oldStop: Stop | undefined, stop: Stop): PinGroup => ({
  ...group,
  stops: group.stops.map((member) => (member === oldStop ? stop : member)),
})

/** Alternates x and y; cached by chunk, since an edit leaves most chunks unchanged. */
export const worldPointsOfStops = memoizeWeak((stops: ReadonlyArray<Stop>): Float64Array => {
  const points = new Float64Array(stops.length * 2)
  for (const [index, { facts }] of stops.entries()) {
    const { coordinates } = facts
    if (coordinates === undefined) continue
    points[2 * index] = worldX(coordinates.lng)
    points[2 * index + 1] = worldY(coordinates.lat)
  }
  return points
})

/**
 * The groups that Tab stops at, with the number of groups at the place of each. Overlapping groups are one Tab stop:
 * the first opens a list of all.
 */
export const countTabStops = (groups: ReadonlyArray<PinGroup>): ReadonlyMap<PinGroup, number> => {
  const grid = createGroupGrid(worldX(SAME_PLACE_DEGREES) - worldX(0))
  const counts = new Map<PinGroup, number>()
  for (const [index, group] of groups.entries()) {
    const first = groups[grid.findNear(group.x, group.y) ?? index] ?? group
    if (first === group) grid.add(index, group.x, group.y)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}
