import type { Stop, StopId } from './stop'

export const STOPS_PER_CHUNK = 256

/** The stops of a list, at most 256 in a chunk. */
export type StopChunks = ReadonlyArray<ReadonlyArray<Stop>>

export type StopPosition = { readonly chunkIndex: number; readonly index: number }

export const stopPositionIn = (chunks: StopChunks, id: StopId): StopPosition | undefined => {
  const hint = hintsOf(chunks).get(id)
  if (hint === undefined) return undefined
  const chunkIndex = chunkIndexOf(hint)
  return stopAtHint(chunks, hint)?.facts.id === id
    ? { chunkIndex, index: hint % STOPS_PER_CHUNK }
    : positionInChunk(chunks, chunkIndex, id)
}

const chunkIndexOf = (hint: number): number => Math.floor(hint / STOPS_PER_CHUNK)

const stopAtHint = (chunks: StopChunks, hint: number): Stop | undefined =>
  chunks[chunkIndexOf(hint)]?.[hint % STOPS_PER_CHUNK]

export const findStop = (chunks: StopChunks, id: StopId): Stop | undefined => {
  const hint = hintsOf(chunks).get(id)
  if (hint === undefined) return undefined
  const stop = stopAtHint(chunks, hint)
  return stop?.facts.id === id ? stop : chunks[chunkIndexOf(hint)]?.find((candidate) => candidate.facts.id === id)
}

/**
 * Where to look for a stop first: chunk index times STOPS_PER_CHUNK, plus the index in the chunk. Lists made from one
 * another share one map of hints. It has every stop of each of them, with the right chunk; the index is too high
 * where stops before it were removed, and the stop itself may be removed too.
 */
type Hints = Map<StopId, number>

const hintsByChunks = new WeakMap<StopChunks, Hints>()

const hintsOf = (chunks: StopChunks): Hints => hintsByChunks.get(chunks) ?? addHints(chunks, new Map(), 0)

/** Adds the hints of the stops from a position on. */
const addHints = (chunks: StopChunks, hints: Hints, from: number): Hints => {
  forEachFrom(chunks, from, (id, hint) => hints.set(id, hint))
  hintsByChunks.set(chunks, hints)
  return hints
}

/**
 * Gives chunks the hints of those they were made from. New stops may occur only at `from`, counted as hints are, or
 * later.
 */
export const inheritHints = (before: StopChunks, chunks: StopChunks, from = Infinity): StopChunks => {
  const hints = hintsByChunks.get(before)
  if (hints !== undefined && !hasMovedChunk(chunks, hints, from)) addHints(chunks, hints, from)
  return chunks
}

/** Whether a removed stop came back in another chunk: then the list needs its own hints. */
const hasMovedChunk = (chunks: StopChunks, hints: Hints, from: number): boolean => {
  let isMoved = false
  forEachFrom(chunks, from, (id, hint) => {
    isMoved ||= chunkIndexOf(hints.get(id) ?? hint) !== chunkIndexOf(hint)
  })
  return isMoved
}

const forEachFrom = (chunks: StopChunks, from: number, callback: (id: StopId, hint: number) => void): void => {
  for (let chunkIndex = chunkIndexOf(from); chunkIndex < chunks.length; chunkIndex += 1) {
    const [stops, chunkStart] = [chunks[chunkIndex] ?? [], chunkIndex * STOPS_PER_CHUNK]
    for (let index = Math.max(from - chunkStart, 0); index < stops.length; index += 1) {
      const stop = stops[index]
      if (stop !== undefined) callback(stop.facts.id, chunkStart + index)
    }
  }
}

const positionInChunk = (chunks: StopChunks, chunkIndex: number, id: StopId): StopPosition | undefined => {
  const index = chunks[chunkIndex]?.findIndex((stop) => stop.facts.id === id) ?? -1
  return index < 0 ? undefined : { chunkIndex, index }
}
