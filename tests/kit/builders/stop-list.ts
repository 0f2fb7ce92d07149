import { stopList, type Stop, type StopList } from '../../../src/domain/stop'
import { stopListOfChunks } from '../../../src/domain/stop/stop-list'

/** A list with chunks of these sizes, which are repeated, as after additions and removals. */
export const inChunksOf = (sizes: ReadonlyArray<number>, stops: Iterable<Stop>): StopList => {
  const remaining = [...stops]
  const chunks: Array<ReadonlyArray<Stop>> = []
  while (remaining.length > 0)
    chunks.push(remaining.splice(0, Math.max(1, sizes[chunks.length % sizes.length] ?? remaining.length)))
  return stopListOfChunks(chunks)
}

/** The chunks of a list. */
export const chunksIn = (stops: StopList): ReadonlyArray<ReadonlyArray<Stop>> =>
  stopList.mapChunks(stops, (chunk) => chunk)

/** The list with its stops replaced one by one; a chunk without changes stays the same object. */
export const withEachStop = (stops: StopList, change: (stop: Stop, index: number) => Stop): StopList => {
  const changedStops = stopList.values(stops).map(change)
  let from = 0
  return stopListOfChunks(
    stopList.mapChunks(stops, (chunk) => {
      const newChunk = changedStops.slice(from, (from += chunk.length))
      return newChunk.every((stop, indexInChunk) => stop === chunk[indexInChunk]) ? chunk : newChunk
    }),
  )
}
