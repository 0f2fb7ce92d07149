import { memoizeWeak, splitEvery } from '../value'
import type { Stop, StopId, StopLookup } from './stop'
import { findStop, inheritHints, STOPS_PER_CHUNK, stopPositionIn, type StopChunks } from './stop-position'

const chunksKey = Symbol('chunks')

/**
 * Stops in order, with unique ids. They are kept in chunks that only this file sees. An edit copies the chunks that it
 * changes; the new list shares all others.
 */
export type StopList = Iterable<Stop> & { readonly [chunksKey]: StopChunks }

/** A stop that is not at the same index of another list, its index, and the stop at that index of the other list. */
export type DifferingStop = { readonly stop: Stop; readonly index: number; readonly otherAtIndex: Stop | undefined }

const noStops: ReadonlyArray<Stop> = []

/** Joins arrays of stops; `concat` is faster than `flat`. */
export const concatStops = (parts: ReadonlyArray<ReadonlyArray<Stop>>): ReadonlyArray<Stop> => noStops.concat(...parts)

/** One function for all lists, so that lists of the same chunks are deeply equal. */
const iterateStops = function (this: StopList): ArrayIterator<Stop> {
  return concatStops(this[chunksKey]).values()
}

/** The ids must be unique, and no chunk empty or too long. */
export const stopListOfChunks = (chunks: StopChunks): StopList => ({
  [chunksKey]: chunks,
  [Symbol.iterator]: iterateStops,
})

const replaceChunks = (chunks: StopChunks, changed: ReadonlyMap<number, ReadonlyArray<Stop>>): StopChunks => {
  if (changed.size === 0) return chunks
  const newChunks = chunks.slice()
  for (const [chunkIndex, chunk] of changed) newChunks[chunkIndex] = chunk
  return inheritHints(chunks, newChunks)
}

const appendStops = (chunks: StopChunks, added: ReadonlyArray<Stop>): StopChunks => {
  if (added.length === 0) return chunks
  const lastChunk = chunks.at(-1) ?? []
  const fullChunks = lastChunk.length < STOPS_PER_CHUNK ? chunks.slice(0, -1) : chunks
  const openChunk = lastChunk.length < STOPS_PER_CHUNK ? lastChunk : []
  return inheritHints(
    chunks,
    [...fullChunks, ...splitEvery([...openChunk, ...added], STOPS_PER_CHUNK)],
    fullChunks.length * STOPS_PER_CHUNK + openChunk.length,
  )
}

/** Compares by index, since every change compares every stop of the changed chunks. */
const collectDiffering = (
  target: DifferingStop[],
  chunk: ReadonlyArray<Stop>,
  otherChunk: ReadonlyArray<Stop>,
  offset: number,
): void => {
  for (let index = 0; index < chunk.length; index += 1) {
    const stop = chunk[index]
    const otherAtIndex = otherChunk[index]
    if (stop !== undefined && stop !== otherAtIndex) target.push({ stop, index: offset + index, otherAtIndex })
  }
}

/** The operations on lists of stops. */
export const stopList = {
  /** Makes a list of any stops. Of two with one id the later counts, at the position of the earlier. */
  from: (stops: Iterable<Stop>): StopList => {
    const byId = new Map<StopId, Stop>()
    for (const stop of stops) byId.set(stop.facts.id, stop)
    return stopList.fromUnique([...byId.values()])
  },

  /** Makes a list of stops whose ids are unique. */
  fromUnique: (stops: ReadonlyArray<Stop>): StopList => stopListOfChunks(splitEvery(stops, STOPS_PER_CHUNK)),

  get: (list: StopList, id: StopId): Stop | undefined => findStop(list[chunksKey], id),

  /** Replaces stops by id, and appends new ones. */
  put: (list: StopList, stops: ReadonlyArray<Stop>): StopList => {
    const { [chunksKey]: chunks } = list
    const changed = new Map<number, Array<Stop>>()
    const added = new Map<StopId, Stop>()
    for (const stop of stops) {
      const position = stopPositionIn(chunks, stop.facts.id)
      if (position === undefined) added.set(stop.facts.id, stop)
      else {
        const chunk = changed.get(position.chunkIndex) ?? chunks[position.chunkIndex]?.slice() ?? []
        chunk[position.index] = stop
        changed.set(position.chunkIndex, chunk)
      }
    }
    const newChunks = appendStops(replaceChunks(chunks, changed), [...added.values()])
    return newChunks === chunks ? list : stopListOfChunks(newChunks)
  },

  remove: (list: StopList, id: StopId): StopList => {
    const { [chunksKey]: chunks } = list
    const position = stopPositionIn(chunks, id)
    if (position === undefined) return list
    const chunk = chunks[position.chunkIndex] ?? []
    return stopListOfChunks(
      chunk.length > 1
        ? replaceChunks(chunks, new Map([[position.chunkIndex, chunk.toSpliced(position.index, 1)]]))
        : chunks.toSpliced(position.chunkIndex, 1),
    )
  },

  size: (list: StopList): number => list[chunksKey].reduce((length, chunk) => length + chunk.length, 0),

  /** Copies the stops to an array, for access by index. */
  values: (list: StopList): ReadonlyArray<Stop> => concatStops(list[chunksKey]),

  *valuesFromEnd(list: StopList): Iterable<Stop> {
    for (const chunk of list[chunksKey].toReversed()) yield* chunk.toReversed()
  },

  /** Calls `map` with each chunk of stops. An edit keeps most chunks, so that results can be cached by chunk. */
  mapChunks: <A>(list: StopList, map: (stops: ReadonlyArray<Stop>) => A): ReadonlyArray<A> =>
    list[chunksKey].map((chunk) => map(chunk)),

  /** The stops that are not at the same index of another list. Chunks that both lists share are skipped. */
  diff: (list: StopList, other: StopList): ReadonlyArray<DifferingStop> => {
    const [chunks, otherChunks] = [list[chunksKey], other[chunksKey]]
    const differing: DifferingStop[] = []
    let offset = 0
    for (let chunkIndex = 0; chunkIndex < chunks.length; chunkIndex += 1) {
      const [chunk, otherChunk] = [chunks[chunkIndex] ?? [], otherChunks[chunkIndex] ?? []]
      if (chunk !== otherChunk && !otherChunks.includes(chunk)) collectDiffering(differing, chunk, otherChunk, offset)
      offset += chunk.length
    }
    return differing
  },
}

export const emptyStopList: StopList = stopListOfChunks([])

/** Finds stops by id. A list has always the same function, by which results can be cached. */
export const stopLookupIn = memoizeWeak(
  (stops: StopList): StopLookup =>
    (id) =>
      stopList.get(stops, id),
)
