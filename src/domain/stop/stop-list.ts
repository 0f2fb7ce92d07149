import type { Stop, StopId } from './stop'

/** Stops that stand together. An edit of one of them copies this sheet and no other, and makes anew what was made of it. */
export type StopChunk = ReadonlyArray<Stop>

/** Stops in their order, each id once, on sheets. A list that is made from another shares the sheets that did not change. */
export type StopList = Iterable<Stop> & { readonly chunks: ReadonlyArray<StopChunk> }

export const STOPS_PER_CHUNK = 256

/** The list of these stops. Of two with one id the later counts, where the earlier stood. */
export const stopListOf = (stops: Iterable<Stop>): StopList => {
  const byId = new Map<StopId, Stop>()
  for (const stop of stops) byId.set(stop.id, stop)
  return stopListOfChunks(stopChunksOf([...byId.values()]))
}

export const stopListSize = ({ chunks }: StopList): number => chunks.reduce((length, chunk) => length + chunk.length, 0)

/** An array of the stops, for whoever needs a place in it; whoever does not goes over the list itself. */
export const stopArrayOf = ({ chunks }: StopList): ReadonlyArray<Stop> => concatStops(chunks)

export const concatStops = (parts: ReadonlyArray<ReadonlyArray<Stop>>): ReadonlyArray<Stop> => noStops.concat(...parts)

/** The list of sheets as they are, of stops that each have an id of their own. */
export const stopListOfChunks = (chunks: ReadonlyArray<StopChunk>): StopList => ({
  chunks,
  [Symbol.iterator]: iterateStops,
})

/** Stops that have ids of their own, on as few sheets as hold them. */
export const stopChunksOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<StopChunk> =>
  Array.from({ length: Math.ceil(stops.length / STOPS_PER_CHUNK) }, (_, index) =>
    stops.slice(index * STOPS_PER_CHUNK, (index + 1) * STOPS_PER_CHUNK),
  )

const noStops: ReadonlyArray<Stop> = []

/** One function for all lists, so that lists of the same sheets are equal. */
const iterateStops = function (this: StopList): ArrayIterator<Stop> {
  return stopArrayOf(this).values()
}

export const emptyStopList: StopList = stopListOfChunks([])
