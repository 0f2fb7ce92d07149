import type { Stop, StopId } from './stop'
import { stopListOfChunks, stopChunksOf, STOPS_PER_CHUNK, type StopChunk, type StopList } from './stop-list'
import { inheritHints, stopPositionIn } from './stop-position'

/** Replaces stops by id, and appends new ones. */
export const putStops = (list: StopList, stops: ReadonlyArray<Stop>): StopList => {
  const chunks = new Map<number, Array<Stop>>()
  const added = new Map<StopId, Stop>()
  for (const stop of stops) {
    const position = stopPositionIn(list, stop.id)
    if (position === undefined) added.set(stop.id, stop)
    else {
      const chunk = chunks.get(position.chunkIndex) ?? list.chunks[position.chunkIndex]?.slice() ?? []
      chunk[position.index] = stop
      chunks.set(position.chunkIndex, chunk)
    }
  }
  return appendStops(replaceChunks(list, chunks), [...added.values()])
}

export const removeFromList = (list: StopList, id: StopId): StopList => {
  const position = stopPositionIn(list, id)
  if (position === undefined) return list
  const chunk = list.chunks[position.chunkIndex] ?? []
  return chunk.length > 1
    ? replaceChunks(list, new Map([[position.chunkIndex, chunk.toSpliced(position.index, 1)]]))
    : stopListOfChunks(list.chunks.toSpliced(position.chunkIndex, 1))
}

const replaceChunks = (list: StopList, changed: ReadonlyMap<number, StopChunk>): StopList => {
  if (changed.size === 0) return list
  const chunks = list.chunks.slice()
  for (const [chunkIndex, chunk] of changed) chunks[chunkIndex] = chunk
  return inheritHints(list, stopListOfChunks(chunks))
}

const appendStops = (list: StopList, added: ReadonlyArray<Stop>): StopList => {
  if (added.length === 0) return list
  const lastChunk = list.chunks.at(-1) ?? []
  const fullChunks = lastChunk.length < STOPS_PER_CHUNK ? list.chunks.slice(0, -1) : list.chunks
  const openChunk = lastChunk.length < STOPS_PER_CHUNK ? lastChunk : []
  return inheritHints(
    list,
    stopListOfChunks([...fullChunks, ...stopChunksOf([...openChunk, ...added])]),
    fullChunks.length * STOPS_PER_CHUNK + openChunk.length,
  )
}
