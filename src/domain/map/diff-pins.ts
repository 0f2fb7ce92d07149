import { concatStops, type Stop, type StopId } from '../stop'
import type { KeyedDiff } from './diff-by-key'

type PinChunks = ReadonlyArray<ReadonlyArray<Stop>>

/**
 * Looks at no stop of a piece that is the same in both. All other pieces are taken together, for a stop may have gone from
 * one to another: it is dropped only where it is in none of them.
 */
export const diffPins = (before: PinChunks, after: PinChunks): KeyedDiff<StopId, Stop> => {
  const [removed, added] = [changedChunks(before, after), changedChunks(after, before)]
  return removed.length === 0
    ? { removed: [], upserted: concatStops(added) }
    : diffStops(concatStops(removed), concatStops(added))
}

const changedChunks = (chunks: PinChunks, others: PinChunks): PinChunks =>
  chunks.filter((chunk, index) => chunk !== others[index])

const diffStops = (removed: ReadonlyArray<Stop>, added: ReadonlyArray<Stop>): KeyedDiff<StopId, Stop> => {
  const before = new Map<StopId, Stop>()
  for (const stop of removed) before.set(stop.id, stop)
  const upserted = added.filter((stop) => before.get(stop.id) !== stop)
  for (const { id } of added) before.delete(id)
  return { removed: [...before.keys()], upserted }
}
