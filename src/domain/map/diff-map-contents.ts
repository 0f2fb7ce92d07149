import { type Stop, type StopId, concatStops } from '../stop'
import { doesCameraStay, type Camera } from './camera'
import type { GroupingRule } from './group-grid'
import type { MapLine } from './map-line'
import type { MapMarker, MarkerId } from './map-marker'
import type { MapContent } from './map-content'
import { areSameMissedSlots, type MissedSlotsByStop } from './missed-slots-by-stop'

/** The changes from one map content to the next. */
export type MapContentDiff = {
  /** by stop id */
  readonly pins: KeyedDiff<StopId, Stop>
  /** undefined if the same stops are marked in the same way */
  readonly missedSlotsByStop: MissedSlotsByStop | undefined
  readonly markers: KeyedDiff<MarkerId, MapMarker>
  readonly lines: KeyedDiff<number, MapLine>
  /** undefined if unchanged */
  readonly groupingRule: GroupingRule | undefined
  /** undefined if the map stays */
  readonly camera: Camera | undefined
}

export const diffMapContents = (before: MapContent, after: MapContent): MapContentDiff => ({
  pins: diffPins(before.pins, after.pins),
  missedSlotsByStop: areSameMissedSlots(before.missedSlotsByStop, after.missedSlotsByStop)
    ? undefined
    : after.missedSlotsByStop,
  markers: diffByKey(before.markers, after.markers),
  lines: diffByKey(before.lines, after.lines),
  groupingRule: after.groupingRule === before.groupingRule ? undefined : after.groupingRule,
  camera: doesCameraStay(before.camera, after.camera) ? undefined : after.camera,
})

type PinChunks = ReadonlyArray<ReadonlyArray<Stop>>

/**
 * Skips chunks, and stops, that are the same object at the same place in both. The others are compared together, since
 * a stop may have moved between chunks.
 */
const diffPins = (before: PinChunks, after: PinChunks): KeyedDiff<StopId, Stop> => {
  const [removed, added] = [changedStops(before, after), changedStops(after, before)]
  return removed.length === 0 ? { removed: [], upserted: added } : diffStops(removed, added)
}

const changedStops = (chunks: PinChunks, others: PinChunks): ReadonlyArray<Stop> => {
  const changed: ReadonlyArray<Stop>[] = []
  for (const [chunkIndex, chunk] of chunks.entries()) {
    const other = others[chunkIndex]
    if (other === undefined) changed.push(chunk)
    else if (chunk !== other) changed.push(chunk.filter((stop, index) => stop !== other[index]))
  }
  return concatStops(changed)
}

const diffStops = (removed: ReadonlyArray<Stop>, added: ReadonlyArray<Stop>): KeyedDiff<StopId, Stop> => {
  const before = new Map<StopId, Stop>()
  for (const stop of removed) before.set(stop.facts.id, stop)
  const upserted = added.filter((stop) => before.get(stop.facts.id) !== stop)
  for (const { facts } of added) before.delete(facts.id)
  return { removed: [...before.keys()], upserted }
}

/** The keys that were removed, and the values that were added or replaced. */
export type KeyedDiff<K, A> = { readonly removed: ReadonlyArray<K>; readonly upserted: ReadonlyArray<A> }

/** Compares values by reference. */
export const diffByKey = <K, A extends object>(
  before: ReadonlyMap<K, A>,
  after: ReadonlyMap<K, A>,
): KeyedDiff<K, A> => {
  const upserted: A[] = []
  let addedCount = 0
  for (const [key, value] of after) {
    const previous = before.get(key)
    if (previous !== value) upserted.push(value)
    if (previous === undefined) addedCount += 1
  }
  const isAnyRemoved = before.size > after.size - addedCount
  return { removed: isAnyRemoved ? [...before.keys()].filter((key) => !after.has(key)) : [], upserted }
}
