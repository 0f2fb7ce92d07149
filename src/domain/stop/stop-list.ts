import type { Stop, StopId } from './stop'

/** A chunk of at most 256 stops. An edit copies one chunk; whatever is cached for the others stays. */
export type StopChunk = ReadonlyArray<Stop>

/** Stops in order, with unique ids, in chunks. Lists made from another share its unchanged chunks. */
export type StopList = Iterable<Stop> & { readonly chunks: ReadonlyArray<StopChunk> }

export const STOPS_PER_CHUNK = 256

/** Of two stops with one id the later counts, at the position of the earlier. */
export const stopListOf = (stops: Iterable<Stop>): StopList => {
  const byId = new Map<StopId, Stop>()
  for (const stop of stops) byId.set(stop.id, stop)
  return stopListOfChunks(stopChunksOf([...byId.values()]))
}

export const stopListSize = ({ chunks }: StopList): number => chunks.reduce((length, chunk) => length + chunk.length, 0)

/** Copies the stops to an array, for access by index. */
export const stopArrayOf = ({ chunks }: StopList): ReadonlyArray<Stop> => concatStops(chunks)

export const concatStops = (parts: ReadonlyArray<ReadonlyArray<Stop>>): ReadonlyArray<Stop> => noStops.concat(...parts)

/** The ids must be unique. */
export const stopListOfChunks = (chunks: ReadonlyArray<StopChunk>): StopList => ({
  chunks,
  [Symbol.iterator]: iterateStops,
})

/** The ids must be unique. */
export const stopChunksOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<StopChunk> =>
  Array.from({ length: Math.ceil(stops.length / STOPS_PER_CHUNK) }, (_, index) =>
    stops.slice(index * STOPS_PER_CHUNK, (index + 1) * STOPS_PER_CHUNK),
  )

const noStops: ReadonlyArray<Stop> = []

/** One function for all lists, so that lists of the same chunks are deeply equal. */
const iterateStops = function (this: StopList): ArrayIterator<Stop> {
  return stopArrayOf(this).values()
}

export const emptyStopList: StopList = stopListOfChunks([])
