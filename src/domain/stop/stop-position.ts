import type { Stop, StopId } from './stop'
import { STOPS_PER_CHUNK, type StopList } from './stop-list'

export type StopPosition = { readonly chunkIndex: number; readonly index: number }

export const stopPositionIn = (list: StopList, id: StopId): StopPosition | undefined => {
  const hint = hintsOf(list).get(id)
  if (hint === undefined) return undefined
  const chunkIndex = chunkIndexOf(hint)
  return stopAtHint(list, hint)?.id === id
    ? { chunkIndex, index: hint % STOPS_PER_CHUNK }
    : positionInChunk(list, chunkIndex, id)
}

const chunkIndexOf = (hint: number): number => Math.floor(hint / STOPS_PER_CHUNK)

const stopAtHint = ({ chunks }: StopList, hint: number): Stop | undefined =>
  chunks[chunkIndexOf(hint)]?.[hint % STOPS_PER_CHUNK]

export const getStop = (list: StopList, id: StopId): Stop | undefined => {
  const hint = hintsOf(list).get(id)
  if (hint === undefined) return undefined
  const stop = stopAtHint(list, hint)
  return stop?.id === id ? stop : list.chunks[chunkIndexOf(hint)]?.find((candidate) => candidate.id === id)
}

/**
 * Where to look for a stop first: chunk index times STOPS_PER_CHUNK, plus the index in the chunk. Lists made from one
 * another share one map of hints. It has every stop of each of them, with the right chunk; the index is too high
 * where stops before it were removed, and the stop itself may be removed too.
 */
type Hints = Map<StopId, number>

const hintsByList = new WeakMap<StopList, Hints>()

const hintsOf = (list: StopList): Hints => hintsByList.get(list) ?? addHints(list, new Map(), 0)

/** Adds the hints of the stops from a position on. */
const addHints = (list: StopList, hints: Hints, from: number): Hints => {
  forEachFrom(list, from, (id, hint) => hints.set(id, hint))
  hintsByList.set(list, hints)
  return hints
}

/**
 * Gives a list the hints of the one it was made from. New stops may occur only at `from`, counted as hints are, or
 * later.
 */
export const inheritHints = (before: StopList, list: StopList, from = Infinity): StopList => {
  const hints = hintsByList.get(before)
  if (hints !== undefined && !hasMovedChunk(list, hints, from)) addHints(list, hints, from)
  return list
}

/** Whether a removed stop came back in another chunk: then the list needs its own hints. */
const hasMovedChunk = (list: StopList, hints: Hints, from: number): boolean => {
  let isMoved = false
  forEachFrom(list, from, (id, hint) => {
    isMoved ||= chunkIndexOf(hints.get(id) ?? hint) !== chunkIndexOf(hint)
  })
  return isMoved
}

const forEachFrom = ({ chunks }: StopList, from: number, callback: (id: StopId, hint: number) => void): void => {
  for (let chunkIndex = chunkIndexOf(from); chunkIndex < chunks.length; chunkIndex += 1) {
    const [stops, chunkStart] = [chunks[chunkIndex] ?? [], chunkIndex * STOPS_PER_CHUNK]
    for (let index = Math.max(from - chunkStart, 0); index < stops.length; index += 1) {
      const stop = stops[index]
      if (stop !== undefined) callback(stop.id, chunkStart + index)
    }
  }
}

const positionInChunk = ({ chunks }: StopList, chunkIndex: number, id: StopId): StopPosition | undefined => {
  const index = chunks[chunkIndex]?.findIndex((stop) => stop.id === id) ?? -1
  return index < 0 ? undefined : { chunkIndex, index }
}
