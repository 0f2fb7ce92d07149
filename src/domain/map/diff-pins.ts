import { concatStops, type Stop, type StopId } from '../stop'
import type { Changed } from './diff-by-key'

type Pieces = ReadonlyArray<ReadonlyArray<Stop>>

/**
 * Looks at no stop of a piece that is the same in both. All other pieces are taken together, for a stop may have gone from
 * one to another: it is dropped only where it is in none of them.
 */
export const pinsChanged = (shown: Pieces, wanted: Pieces): Changed<StopId, Stop> => {
  const [gone, come] = [unlike(shown, wanted), unlike(wanted, shown)]
  return gone.length === 0 ? { drop: [], put: concatStops(come) } : stopByStop(concatStops(gone), concatStops(come))
}

const unlike = (pieces: Pieces, others: Pieces): Pieces => pieces.filter((piece, at) => piece !== others[at])

const stopByStop = (gone: ReadonlyArray<Stop>, come: ReadonlyArray<Stop>): Changed<StopId, Stop> => {
  const before = new Map<StopId, Stop>()
  for (const stop of gone) before.set(stop.id, stop)
  const put = come.filter((stop) => before.get(stop.id) !== stop)
  for (const { id } of come) before.delete(id)
  return { drop: [...before.keys()], put }
}
