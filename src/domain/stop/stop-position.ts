import type { Stop, StopId } from './stop'
import { STOPS_PER_CHUNK, type StopList } from './stop-list'

/** Where a stop stands: on which sheet of the list, and where on it. */
export type StopPosition = { readonly chunkIndex: number; readonly index: number }

/** None where it is not there. */
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

/** The stop with an id. */
export const getStop = (list: StopList, id: StopId): Stop | undefined => {
  const hint = hintsOf(list).get(id)
  if (hint === undefined) return undefined
  const stop = stopAtHint(list, hint)
  return stop?.id === id ? stop : list.chunks[chunkIndexOf(hint)]?.find((candidate) => candidate.id === id)
}

/**
 * Where to look for a stop first: its sheet times STOPS_PER_SHEET, plus its place there. Lists that are made from one another
 * share one map of hints. It has every stop of each of them, on the right sheet; the place is off where stops before it have
 * gone, and the stop itself may have gone too.
 */
type Hints = Map<StopId, number>

const hintsByList = new WeakMap<StopList, Hints>()

const hintsOf = (list: StopList): Hints => hintsByList.get(list) ?? addHints(list, new Map(), 0)

/** The hints, with those of the stops from a place on added. */
const addHints = (list: StopList, hints: Hints, from: number): Hints => {
  forEachFrom(list, from, (id, hint) => hints.set(id, hint))
  hintsByList.set(list, hints)
  return hints
}

/**
 * The list, with the hints of the one that it was made from. Stops that were not in that one may stand from this place on,
 * counted as hints are, and nowhere before it.
 */
export const inheritHints = (before: StopList, list: StopList, from = Infinity): StopList => {
  const hints = hintsByList.get(before)
  if (hints !== undefined && !hasMovedChunk(list, hints, from)) addHints(list, hints, from)
  return list
}

/** Whether a stop that had left came back on another sheet: then the list needs hints of its own. */
const hasMovedChunk = (list: StopList, hints: Hints, from: number): boolean => {
  let isMoved = false
  forEachFrom(list, from, (id, hint) => {
    isMoved ||= chunkIndexOf(hints.get(id) ?? hint) !== chunkIndexOf(hint)
  })
  return isMoved
}

/** Those that stand at a place or beyond it. */
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
